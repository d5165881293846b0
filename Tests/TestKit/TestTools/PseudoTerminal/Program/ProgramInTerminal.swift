import Foundation

/// A program that runs in its own terminal, with a model of what the terminal shows.
package final class ProgramInTerminal {
    private let window: TerminalWindow
    package let process: ChildProcess
    /// The model, up to the last output that was read.
    package private(set) var screen: ModelTerminal

    /// Starts a command in its own session, so that keys that send signals, and hang-ups, reach it.
    package init(_ command: [String], environment: [String: String], columns: Int, rows: Int) throws {
        window = try TerminalWindow(columns: columns, rows: rows)
        screen = ModelTerminal(size: (columns, rows))
        process = try ChildProcess(
            command[0],
            Array(command.dropFirst()),
            environment: environment,
            input: window.path,
            output: window.path,
            messages: window.path,
            leadsSession: true
        )
    }

    package func type(_ text: String) {
        window.type(text)
    }

    /// Reads until no output arrives for 100 ms.
    package func settle() {
        while !read(within: .milliseconds(100)).isEmpty {}
    }

    /// Reads until `condition` returns `true` for the terminal; returns `false` after `limit`.
    package func wait(_ limit: Duration, until condition: (ModelTerminal) -> Bool) -> Bool {
        let end = ContinuousClock.now + limit
        while !condition(screen) {
            let time = end - .now
            guard time > .zero else { return false }
            read(within: min(time, .milliseconds(100)))
        }
        return true
    }

    /// Reads and returns the next output, which is empty after `limit`.
    @discardableResult
    private func read(within limit: Duration) -> [UInt8] {
        let bytes = window.read(within: limit)
        screen.feed(bytes)
        return bytes
    }
}
