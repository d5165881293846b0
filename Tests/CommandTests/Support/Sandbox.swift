import Dispatch
import Foundation
import TestSupport
import TestTools

@testable import Shared

/// A built program, beside the bundle of these tests.
enum BuiltProgram: String {
    case demo = "arch-demo"
    case lab = "arch-lab"

    var path: String {
        let tests = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        var bundle = URL(filePath: tests)
        while bundle.pathExtension != "xctest", bundle.path != "/" { bundle.deleteLastPathComponent() }
        return bundle.deletingLastPathComponent().appending(path: rawValue).path
    }
}

/// A separate home directory for the command, which is removed afterwards.
final class Sandbox: Sendable {
    /// The exit status of a run, and its output.
    struct Outcome: Equatable {
        let status: Int32
        var output = ""
        var messages = ""

        /// Decodes standard output as a single JSON value.
        func decoded() throws -> NSObject {
            try JSONSerialization.jsonObject(with: Data(output.utf8)) as? NSObject ?? NSNull()
        }
    }

    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    /// A home directory whose demo accounts have cheap password hashes, for tests that log in but are not about the
    /// cost.
    static func withQuickLogins() async throws -> Sandbox {
        let sandbox = try Sandbox()
        let database = try Database(file: DataDirectory(at: sandbox.data).database) { _ in }
        try await SeedAccounts.plant(in: UserTable(database: database), hasher: SystemPasswordHasher(cost: .low))
        return sandbox
    }

    /// The default data directory.
    var data: URL { directory.url.appending(path: "arch-demo") }

    func url(_ name: String) -> URL { directory.url.appending(path: name) }

    /// Returns the names of the files that programs created in this home.
    func createdNames() throws -> [String] {
        try directory.names().filter { !$0.contains(/^(in|out)put-|^messages-/) }
    }

    /// Creates a file and returns its path.
    func file(_ name: String, _ content: some Sequence<UInt8>) throws -> String {
        let url = url(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(content).write(to: url)
        return url.path
    }

    /// Runs a program until it ends or is killed; standard input is empty unless `input` is given.
    func run(
        _ arguments: [String],
        of program: BuiltProgram = .demo,
        input: some Sequence<UInt8> = "".utf8,
        environment: [String: String] = [:],
        killedAfter moment: DispatchTimeInterval? = nil
    ) async throws -> Outcome {
        try await run(program.path, arguments, input, environment, killedAfter: moment)
    }

    /// Runs a shell command line, in which `"$0"` is the program.
    func shell(_ line: String, of program: BuiltProgram = .demo) async throws -> Outcome {
        try await run("/bin/bash", ["-c", line, program.path], "".utf8, [:])
    }

    /// Starts a program on a terminal, through the command in `launcher` if one is given.
    func start(
        _ arguments: [String],
        of program: BuiltProgram = .demo,
        on terminal: TerminalWindow,
        by launcher: [String] = [],
        environment extra: [String: String] = [:]
    ) throws -> ChildProcess {
        let command = launcher + [program.path] + arguments
        return try ChildProcess(
            command[0],
            Array(command.dropFirst()),
            environment: environment(extra),
            input: terminal.path,
            output: terminal.path,
            messages: terminal.path,
            leadsSession: true
        )
    }

    private func run(
        _ path: String,
        _ arguments: [String],
        _ input: some Sequence<UInt8>,
        _ extra: [String: String],
        killedAfter moment: DispatchTimeInterval? = nil
    ) async throws -> Outcome {
        let run = UUID().uuidString
        let (output, messages) = (url("output-\(run)").path, url("messages-\(run)").path)
        let process = try ChildProcess(
            path,
            arguments,
            environment: environment(extra),
            input: try file("input-\(run)", input),
            output: output,
            messages: messages
        )
        if let moment {
            DispatchQueue.global().asyncAfter(deadline: .now() + moment) { process.kill(SIGKILL) }
        }
        return Outcome(status: await process.status(), output: try text(output), messages: try text(messages))
    }

    private func environment(_ extra: [String: String]) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        for name in ["NO_COLOR", "CLICOLOR_FORCE"] { environment[name] = nil }
        environment["HOME"] = directory.url.path
        environment["XDG_DATA_HOME"] = directory.url.path
        environment["XDG_CACHE_HOME"] = directory.url.appending(path: "cache").path
        environment["TMPDIR"] = directory.url.path
        environment["TERM"] = "xterm"
        return environment.merging(extra) { $1 }
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }
}

/// Steps that many tests begin with.
enum Steps {
    static func login(_ email: String = "ali@elgrocer.com", password: String = "ibrar1234") -> String {
        """
        type "Email" "\(email)"
        type "Password" "\(password)"
        tap "Log in"

        """
    }
}
