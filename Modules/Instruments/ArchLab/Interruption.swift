import AppCommand
import Dispatch
import Synchronization

/// Lets an interrupted command report its findings before the process ends.
nonisolated enum Interruption {
    private static let requested = Atomic(false)
    private static let isReportExpected = Atomic(false)
    private static let report = DispatchSemaphore(value: 0)

    /// Whether a signal is ending the process: the command should stop and report.
    static var isRequested: Bool { requested.load(ordering: .relaxed) }

    /// Called by a command that reports when it is interrupted.
    static func expectReport() {
        isReportExpected.store(true, ordering: .relaxed)
    }

    /// Called by that command once its report is written.
    static func noteReport() {
        report.signal()
    }

    /// Called on a signal. Waits for the expected report, at most ten seconds, because a step may hang.
    static func awaitReport() {
        requested.store(true, ordering: .relaxed)
        guard isReportExpected.load(ordering: .relaxed) else { return }
        _ = report.wait(timeout: .now() + .seconds(10))
    }
}
