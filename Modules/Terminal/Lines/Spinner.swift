/// A rotating character at the start of the line, for progress.
package struct Spinner {
    private static let signs = ["-", "\\", "|", "/"]
    /// The default time between two characters.
    static let pause = Duration.milliseconds(200)

    private let show: (String) -> Void
    private let pause: () async throws -> Void

    /// Creates a spinner that outputs with `show` and rotates after each `pause`.
    package init(
        show: @escaping (String) -> Void = Output.messages.write,
        pause: @escaping () async throws -> Void = { try await Task.sleep(for: Spinner.pause) }
    ) {
        self.show = show
        self.pause = pause
    }

    /// Returns the character after `time`.
    static func sign(at time: Duration) -> String {
        signs[max(0, Int(time / pause)) % signs.count]
    }

    /// Rotates until `body` returns, then clears the line. Shows nothing if `body` returns within the first pause.
    package func turn<Result, Failure>(
        during body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let turning = Task {
            var turns = 0
            defer { if turns > 0 { show("\r \r") } }
            while true {
                do { try await pause() } catch { return }
                if Task.isCancelled { return }
                show("\r\(Self.sign(at: Self.pause * turns))")
                turns += 1
            }
        }
        do throws(Failure) {
            let result = try await body()
            await stop(turning)
            return result
        } catch {
            await stop(turning)
            throw error
        }
    }

    private func stop(_ turning: Task<Void, Never>) async {
        turning.cancel()
        await turning.value
    }
}
