import TestSupport
import Testing

@testable import Shared

@Suite(.timeLimit(.minutes(1))) struct DeadlinesTests {
    private let deadlines = Deadlines()

    @Test func `Each wait is canceled after its own limit, unless it was removed`() async {
        let (long, removed, later) = (makePending(), makePending(), makePending())
        deadlines.add(long, limit: .seconds(60))
        deadlines.add(removed, limit: .milliseconds(500))
        let short = [3, 1, 2].map { limit in
            let pending = makePending()
            deadlines.add(pending, limit: .milliseconds(limit))
            return pending
        }

        deadlines.remove(removed)
        deadlines.add(later, limit: .milliseconds(501))

        for pending in short + [later] {
            await #expect(throws: CancellationError.self) { try await pending.value { _ in } }
        }
        [removed, long].map(\.isWanted).expect([true, true])
    }

    private func makePending() -> Pending<Void> {
        Pending(activity: Activity(), reason: nil)
    }
}
