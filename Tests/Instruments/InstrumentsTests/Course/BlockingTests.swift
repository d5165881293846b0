import Foundation
import Testing

/// Runs a suite's tests one after the other on a queue of their own, because they block their thread until child
/// processes have ended: all other tests share as few threads as the machine has cores.
final class BlockingTests: TaskExecutor, SuiteTrait, TestScoping {
    static let shared = BlockingTests()

    private let queue = DispatchQueue(label: "blocking tests")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(self) { try await function() }
    }
}

extension Trait where Self == BlockingTests {
    static var blocking: Self { .shared }
}
