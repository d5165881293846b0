import CTerminal

/// A rotating character at the start of the line, for progress.
package enum Spinner {
    private static let signs = ["-", "\\", "|", "/"]
    /// The time between two characters.
    static let pause = Duration.milliseconds(200)

    /// Returns the character after `time`; the first one if the clock was set back.
    static func sign(at time: Duration) -> String {
        signs[max(0, Int(time / pause)) % signs.count]
    }

    /// Rotates until `body` returns, then clears the line. Shows nothing if `body` returns within the first pause.
    package static func turn<Result, Failure>(
        during body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        var turns = 0
        let turning = Task {
            while (try? await Task.sleep(for: pause)) != nil, !Task.isCancelled {
                // The terminal of a process that is stopped, or about to go on, is the shell's.
                guard !terminal_is_paused() else { continue }
                Output.messages.write("\r\(sign(at: pause * turns))")
                turns += 1
            }
        }
        defer {
            turning.cancel()
            if turns > 0 { Output.messages.write("\r \r") }
        }
        return try await body()
    }
}
