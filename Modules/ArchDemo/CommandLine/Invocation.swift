import Dispatch
import Foundation
import Headless
import Shared
import Terminal

/// A parsed command of a program, with its options.
nonisolated package protocol Invocation: Sendable {
    /// The program with these commands.
    static var program: Program { get }

    /// Parses the options of any command except “help”.
    init(_ arguments: Arguments) throws(UsageError)

    /// Performs the command; an error ends the program with its message and status.
    @MainActor func perform() async throws -> ExitStatus

    /// Called on a signal before the process ends.
    static func willEnd()
}

nonisolated extension Invocation {
    package static func willEnd() {}
}

/// The request of a command line.
nonisolated package enum CommandLineRequest<Command> {
    /// Prints a page of help or the version.
    case page(String)
    case command(Command)
}

extension CommandLineRequest: Equatable where Command: Equatable {}

nonisolated extension Invocation {
    /// Parses the words after the program's name.
    package static func parse(_ words: [String]) throws(UsageError) -> CommandLineRequest<Self> {
        let command = try program.command(of: words)
        let isNamed = words.first == command.name
        let arguments = try Arguments(words.dropFirst(isNamed ? 1 : 0), of: command, in: program)
        if arguments.has(.help) { return .page(isNamed ? program.helpPage(about: command) : program.helpOverview) }
        if arguments.has(.version(of: command)) { return .page(version(isJSON: arguments.has(.json))) }
        guard command.name == "help" else { return .command(try Self(arguments)) }
        return .page(try arguments.operands.first.map(program.help) ?? program.helpOverview)
    }

    private static func version(isJSON: Bool) -> String {
        isJSON ? #"{"version":"\#(Version.number)"}"# + "\n" : "\(program.name) \(Version.number)\n"
    }
}

extension Invocation {
    /// Runs the command line, then ends the process.
    package static func main() -> Never {
        StandardStreams.reserve()
        Interrupts.ignoreClosedPipes()
        switch request {
        case .page(let text):
            Output.results.write(text)
            exit(.done)
        case .command(let invocation):
            if let objection = Resources.objection {
                Output.messages.write("\(program.name): \(objection)\n")
                exit(.failed)
            }
            Interrupts.install { willEnd() }
            Task {
                let status = await invocation.status()
                Interrupts.end { exit(status) }
            }
            dispatchMain()
        }
    }

    private static var request: CommandLineRequest<Self> {
        do {
            return try parse(words())
        } catch {
            Output.messages.write(error.text)
            exit(.wrongUsage)
        }
    }

    /// Returns the arguments. Throws if one is not UTF-8, because the repaired text would name another file.
    private static func words() throws(UsageError) -> [String] {
        for index in CommandLine.arguments.indices {
            guard let bytes = CommandLine.unsafeArgv[index], String(validatingCString: bytes) == nil else { continue }
            throw UsageError("The argument \(quoted(CommandLine.arguments[index])) is not UTF-8.", of: program)
        }
        return Array(CommandLine.arguments.dropFirst())
    }

    private func status() async -> ExitStatus {
        do {
            return try await perform()
        } catch {
            let failure = CommandFailure(error)
            Interrupts.end {
                Output.messages.write("\(Self.program.name): \(failure.message.displayable)\n")
                Self.exit(failure.status)
            }
        }
    }

    private static func exit(_ status: ExitStatus) -> Never {
        Foundation.exit(status.rawValue)
    }
}
