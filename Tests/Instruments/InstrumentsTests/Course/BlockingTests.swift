import Foundation
import Testing

/// Runs a suite's tests one after the other on a queue of their own, because they block their thread until child
/// processes have ended: all other tests share as few threads as the machine has cores.
struct BlockingTests: SuiteTrait, TestTrait, TestScoping {
    private final class Queue: TaskExecutor {
        private let queue = DispatchQueue(label: "blocking tests")

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }

    private static let queue = Queue()

    let isRecursive = true

    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
        testCase.map { _ in self }
    }

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(Self.queue) { try await function() }
    }
}

extension Trait where Self == BlockingTests {
    static var blocking: Self { BlockingTests() }
}
