import CChildProcess
import Foundation
import Synchronization

/// A child process. Its standard streams are files, so that processes started concurrently do not inherit the open end
/// of a pipe.
package final class ChildProcess: Sendable {
    private struct State {
        var status: Int32?
        var waiting: [CheckedContinuation<Int32, Never>] = []
    }

    package let id: pid_t
    private let state = Mutex(State())
    private let hasEnded = DispatchSemaphore(value: 0)

    /// Starts the program at `path` with the paths of its three standard streams. If `leadsSession` is `true`, a
    /// terminal among them becomes the controlling terminal, for Ctrl-C.
    package init(
        _ path: String,
        _ arguments: [String],
        environment: [String: String],
        input: String,
        output: String,
        messages: String,
        leadsSession: Bool = false
    ) throws {
        var id: pid_t = 0
        let code = ([path] + arguments).withCStrings { arguments in
            environment.map { "\($0.key)=\($0.value)" }.withCStrings { environment in
                child_start(arguments, environment, input, output, messages, leadsSession, &id)
            }
        }
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
        self.id = id
        Thread.detachNewThread { self.awaitEnd() }
    }

    /// Sends a signal, unless the process has ended.
    package func kill(_ signal: Int32) {
        state.withLock { state in
            if state.status == nil { Foundation.kill(id, signal) }
        }
    }

    /// Waits for the end and returns the exit status, or like a shell 128 plus the number of the signal that ended the
    /// process.
    package func status() async -> Int32 {
        await withCheckedContinuation { continuation in
            let status = state.withLock { state in
                if state.status == nil { state.waiting.append(continuation) }
                return state.status
            }
            if let status { continuation.resume(returning: status) }
        }
    }

    /// Returns the status like `status()`, or `nil` if the process has not ended within `limit`. Blocks the thread.
    package func status(within limit: Duration) -> Int32? {
        guard hasEnded.wait(timeout: .now() + limit / .seconds(1)) == .success else { return nil }
        hasEnded.signal()
        return state.withLock { $0.status }
    }

    /// Waits for the end and stores the status. Runs on its own thread from the start, so that the process is reaped at
    /// once: Swift Testing's wait for exit tests keeps a core busy until then.
    private func awaitEnd() {
        var information = siginfo_t()
        while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        let (ended, waiting) = state.withLock { state in
            var status: Int32 = 0
            while waitpid(id, &status, 0) < 0, errno == EINTR {}
            let ended = Self.exitStatus(status)
            defer { state.waiting = [] }
            state.status = ended
            return (ended, state.waiting)
        }
        hasEnded.signal()
        for continuation in waiting { continuation.resume(returning: ended) }
    }

    private static func exitStatus(_ status: Int32) -> Int32 {
        let signal = status & 0x7f
        return signal == 0 ? status >> 8 & 0xff : 128 + signal
    }
}

extension [String] {
    /// Calls `body` with the array of C strings that `exec` expects.
    fileprivate func withCStrings<Result>(_ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
        let strings = map { strdup($0) } + [nil]
        defer { for string in strings { free(string) } }
        return body(strings)
    }
}
