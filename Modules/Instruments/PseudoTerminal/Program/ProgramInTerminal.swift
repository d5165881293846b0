import Foundation

/// A program that runs in a terminal of its own, with a model of what the terminal shows.
package final class ProgramInTerminal {
    /// What ends a frame: synchronized output is switched off.
    private static let frameEnd = Array("\u{1B}[?2026l".utf8)

    package let window: TerminalWindow
    package let process: ChildProcess
    /// What the terminal shows, as far as the output was read.
    package private(set) var screen: ModelTerminal
    /// All output that was read.
    package private(set) var output: [UInt8] = []
    /// Output that follows the frame last read.
    private var rest: [UInt8] = []

    /// Starts a command in a session of its own, so that the keys of signals and a hang-up reach it.
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

    /// Reads the next output; returns it, empty if there is none within `limit`.
    @discardableResult
    package func read(within limit: Duration) -> [UInt8] {
        let bytes = rest.isEmpty ? window.read(within: limit) : rest
        rest = []
        take(bytes)
        return bytes
    }

    /// Reads up to the end of the next frame; returns `nil` if there is none within `limit`.
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

    /// Reads until there was no output for `pause`.
    package func settle(_ pause: Duration = .milliseconds(100)) {
        while !read(within: pause).isEmpty {}
    }

    /// Reads until `condition` is true of what the terminal shows; returns `false` if it is not within `limit`.
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
