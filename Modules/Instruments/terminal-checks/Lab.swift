import Foundation
import Loopback
import PseudoTerminal

/// Starts the command on new terminals, with temporary data.
final class Lab {
    static let email = "ibrar@elgrocer.com"
    static let password = "ibrar1234"

    private let command: String
    private let directory = FileManager.default.temporaryDirectory.appending(
        path: "terminal-checks-\(UUID().uuidString)"
    )
    private var starts = 0

    /// Creates a lab for the command at the path `command`.
    init(command: String) throws {
        self.command = command
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    func close() {
        try? FileManager.default.removeItem(at: directory)
    }

    /// Starts the app at Log in, with the program in `launcher` if one is given.
    func start(
        patterns: String = "viper",
        network: String = "sample",
        by launcher: [String] = [],
        data: String? = nil,
        terminal: String = "xterm-256color",
        columns: Int = 80,
        rows: Int = 24
    ) throws -> ProgramInTerminal {
        starts += 1
        let home = directory.appending(path: "home-\(starts)").path
        let options = ["--pattern", patterns, "--network", network, "--latency", "0"]
        let place = patterns.contains(",") ? [] : ["--data", data ?? "\(home)/data"]
        let environment = [
            "HOME": home, "PATH": "/usr/bin:/bin", "TERM": terminal,
            // Otherwise a crash would wait for a key.
            "SWIFT_BACKTRACE": "enable=no",
        ]
        let app = try ProgramInTerminal(
            launcher + [command] + options + place,
            environment: environment,
            columns: columns,
            rows: rows
        )
        guard app.wait(until: { $0.modes.contains(.alternateScreen) && !$0.lines[0].isEmpty }) else {
            throw CheckFailure(reason: "the app does not start: \(app.screen.lines)")
        }
        app.settle()
        return app
    }

    /// Starts the app at Dashboard, logged in.
    func startLoggedIn(by launcher: [String] = []) throws -> ProgramInTerminal {
        let data = directory.appending(path: "data-\(starts)")
        try FileManager.default.copyItem(at: loggedInData(), to: data)
        let app = try start(by: launcher, data: data.path)
        try app.expect("Dashboard")
        app.settle()
        return app
    }

    /// Calls `body` with the address of a service that responds according to `script`; returns the result of `body`.
    func withService<Result>(
        _ script: [String: [LoopbackResponse]],
        _ body: (_ address: String) throws -> Result
    ) async throws -> Result {
        let server = try LoopbackServer(script)
        let result = Swift.Result { try body(server.url().absoluteString) }
        await server.stop()
        return try result.get()
    }

    /// Returns a data directory with a logged-in user.
    private func loggedInData() throws -> URL {
        let data = directory.appending(path: "logged-in")
        if FileManager.default.fileExists(atPath: data.path) { return data }
        let app = try start(data: data.path)
        try app.logIn()
        app.settle(.seconds(1))
        app.process.kill(SIGTERM)
        guard app.process.status(within: .seconds(5)) != nil else { throw CheckFailure(reason: "SIGTERM ends nothing") }
        return data
    }
}
