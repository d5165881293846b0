import Dispatch
import Foundation
import Headless
import Scenarios
import Shared
import Terminal

/// The command `arch-demo`, from its arguments to its exit status.
package enum Program {
    /// Runs the command line and ends the process.
    package static func main() -> Never {
        StandardStreams.reserve()
        Interrupts.ignoreClosedPipes()
        switch invocation {
        case .help(let command):
            Output.results.write(Help.text(about: command))
            exit(.done)
        case .stepHelp(let page):
            Output.results.write(page)
            exit(.done)
        case .version:
            Output.results.write("arch-demo \(Version.number)\n")
            exit(.done)
        case let invocation:
            if let objection = Threads.objection {
                Output.messages.write("arch-demo: Cannot start threads: \(objection).\n")
                exit(.failed)
            }
            Interrupts.install {
                Interruption.awaitReport()
                BenchDirectory.removeAll()
            }
            Task {
                let status = await perform(invocation)
                Interrupts.end { exit(status) }
            }
            dispatchMain()
        }
    }

    private static var invocation: Invocation {
        do {
            return try Invocation(parsing: words())
        } catch {
            Output.messages.write(error.text)
            exit(.wrongUsage)
        }
    }

    /// Returns the arguments. Throws if one is not UTF-8: as text it would name another file than the user did.
    private static func words() throws(UsageError) -> [String] {
        for index in CommandLine.arguments.indices {
            guard let bytes = CommandLine.unsafeArgv[index], String(validatingCString: bytes) == nil else { continue }
            throw UsageError("The argument \(quoted(CommandLine.arguments[index])) is not UTF-8.")
        }
        return Array(CommandLine.arguments.dropFirst())
    }

    private static func perform(_ invocation: Invocation) async -> ExitStatus {
        do {
            switch invocation {
            case .run(let options): return try await RunCommand(options).perform()
            case .verify(let options): return try await VerifyCommand(options).perform()
            case .trace(let options): return try await TraceCommand(options).perform()
            case .monkey(let options): return try await MonkeyCommand(options).perform()
            case .compare(let options): return try await CompareCommand(options).perform()
            case .bench(let options): return try await BenchCommand(options).perform()
            case .patterns(let options): return try ListCommand.patterns.perform(options)
            case .scenarios(let options): return try ListCommand.scenarios.perform(options)
            case .help, .stepHelp, .version: return .done
            }
        } catch {
            let failure = CommandFailure(error)
            Interrupts.end {
                Output.messages.write("arch-demo: \(failure.message.displayable)\n")
                exit(failure.status)
            }
        }
    }

    private static func exit(_ status: ExitStatus) -> Never {
        Foundation.exit(status.rawValue)
    }
}
