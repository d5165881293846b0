import Dispatch
import Foundation
import Headless
import Terminal

extension Program {
    /// Runs the command line, then ends the process.
    package func main() -> Never {
        StandardStreams.reserve()
        Interrupts.ignoreClosedPipes()
        switch request {
        case .page(let text):
            Output.results.write(text)
            exit(.done)
        case .command(let command, let options):
            if let objection = Resources.objection {
                Output.messages.write("\(name): \(objection)\n")
                exit(.failed)
            }
            Interrupts.install { willEnd() }
            Task {
                let status = await status(of: command, options)
                Interrupts.end { exit(status) }
            }
            dispatchMain()
        }
    }

    /// What the command line asks for. An empty one at a terminal starts the standard command, which asks for the rest.
    private var request: Request {
        do {
            let words = try words()
            if words.isEmpty, isOnTerminal, let standardCommand { return .command(standardCommand, defaults) }
            return try parse(words)
        } catch {
            Output.messages.write(text(of: error))
            exit(.wrongUsage)
        }
    }

    private var isOnTerminal: Bool {
        [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].allSatisfy { isatty($0) == 1 }
    }

    /// Returns the arguments. Throws if one is not UTF-8, because the repaired text would name another file.
    private func words() throws(UsageError) -> [String] {
        for index in CommandLine.arguments.indices {
            guard let bytes = CommandLine.unsafeArgv[index], String(validatingCString: bytes) == nil else { continue }
            throw UsageError("The argument \(quoted(CommandLine.arguments[index])) is not UTF-8.")
        }
        return Array(CommandLine.arguments.dropFirst())
    }

    private func status(of command: Command<Options>, _ options: Options) async -> ExitStatus {
        do {
            return try await command.perform(options)
        } catch {
            let failure = CommandFailure(error)
            Interrupts.end {
                Output.messages.write("\(name): \(failure.message.displayable)\n")
                exit(failure.status)
            }
        }
    }

    private func exit(_ status: ExitStatus) -> Never {
        Foundation.exit(status.rawValue)
    }
}
