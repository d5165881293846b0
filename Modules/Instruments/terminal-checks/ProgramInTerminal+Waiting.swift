import Foundation
import PseudoTerminal

extension ProgramInTerminal {
    /// Waits for a text on the screen; throws if it does not appear.
    func expect(_ text: String) throws {
        guard wait(until: { $0.shows(text) }) else {
            throw CheckFailure(reason: "“\(text)” does not appear: \(screen.filledLines)")
        }
    }

    /// Reads until there is no output for a moment in which no thread of the app runs, even on a busy machine.
    func settleFully() {
        repeat { settle(.milliseconds(5)) } while isRunning
    }

    private var isRunning: Bool {
        let tasks = "/proc/\(process.id)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.contains { thread in
            let text = (try? String(contentsOfFile: "\(tasks)/\(thread)/stat", encoding: .utf8)) ?? ""
            return text.contains(") R ") || text.contains(") D ")
        }
    }

    /// Logs in by keys, starting in the field Email.
    func logIn() throws {
        for text in [Lab.email, "\r", Lab.password, "\r"] {
            type(text)
            settle(.milliseconds(30))
        }
        try expect("Dashboard")
    }

    /// Ends the app by Ctrl-C and returns the exit status.
    @discardableResult
    func interrupt() -> Int32? {
        type("\u{3}")
        return process.status(within: .seconds(5))
    }
}

extension ModelTerminal {
    func shows(_ text: String) -> Bool {
        lines.contains { $0.contains(text) }
    }

    var filledLines: [String] { lines.filter { !$0.isEmpty } }
}
