import Foundation

/// A program that runs in its own terminal, with a model of what the terminal shows.
package final class ProgramInTerminal {
    /// The end of a frame: synchronized output is switched off.
    private static let frameEnd = Array("\u{1B}[?2026l".utf8)

    package let window: TerminalWindow
    package let process: ChildProcess
    /// The model, up to the last output that was read.
    package private(set) var screen: ModelTerminal
    /// All output so far.
    package private(set) var output: [UInt8] = []
    /// Output after the last frame that was read.
    private var rest: [UInt8] = []

    /// Starts a command in its own session, so that keys that send signals, and hang-ups, reach it.
    package init(_ command: [String], environment: [String: String], columns: Int = 80, rows: Int = 24) throws {
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

    /// Reads and returns the next output, which is empty after `limit`.
    @discardableResult
    package func read(within limit: Duration) -> [UInt8] {
        let bytes = rest.isEmpty ? window.read(within: limit) : rest
        rest = []
        take(bytes)
        return bytes
    }

    /// Reads and returns the output up to the end of the next frame; returns `nil` after `limit`.
    @discardableResult
    package func readFrame(within limit: Duration) -> [UInt8]? {
        let end = ContinuousClock.now + limit
        var bytes = rest
        rest = []
        while true {
            if let range = bytes.firstRange(of: Self.frameEnd) {
                rest = Array(bytes[range.upperBound...])
                let frame = Array(bytes[..<range.upperBound])
                take(frame)
                return frame
            }
            let time = end - .now
            let more = time > .zero ? window.read(within: time) : []
            guard !more.isEmpty else {
                take(bytes)
                return nil
            }
            bytes += more
        }
    }

    /// Reads until no output arrives for `pause`.
    package func settle(_ pause: Duration = .milliseconds(100)) {
        while !read(within: pause).isEmpty {}
    }

    /// Reads until `condition` returns `true` for the terminal; returns `false` after `limit`.
    @discardableResult
    package func wait(_ limit: Duration = .seconds(10), until condition: (ModelTerminal) -> Bool) -> Bool {
        let end = ContinuousClock.now + limit
        while !condition(screen) {
            let time = end - .now
            guard time > .zero else { return false }
            read(within: min(time, .milliseconds(100)))
        }
        return true
    }

    private func take(_ bytes: [UInt8]) {
        output += bytes
        screen.feed(bytes)
    }
}
