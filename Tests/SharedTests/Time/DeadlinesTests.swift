import Testing

@testable import Shared

@Suite(.timeLimit(.minutes(1))) struct DeadlinesTests {
    private let deadlines = Deadlines()

    @Test
    func `A wait is canceled after its limit, before one with a later limit`() async {
        let (long, short) = (makePending(), makePending())

        deadlines.add(long, limit: .seconds(60))
        deadlines.add(short, limit: .milliseconds(1))

        await #expect(throws: CancellationError.self) { try await short.value { _ in } }
        #expect(long.isWanted)
    }

    @Test
    func `Waits with different limits are all canceled`() async {
        let waits = [3, 1, 2].map { limit in
            let pending = makePending()
            deadlines.add(pending, limit: .milliseconds(limit))
            return pending
        }

        for pending in waits {
            await #expect(throws: CancellationError.self) { try await pending.value { _ in } }
        }
    }

    @Test
    func `A wait that was removed is not canceled`() async {
        let (removed, later) = (makePending(), makePending())
        deadlines.add(removed, limit: .milliseconds(500))

        deadlines.remove(removed)
        deadlines.add(later, limit: .milliseconds(501))

        await #expect(throws: CancellationError.self) { try await later.value { _ in } }
        #expect(removed.isWanted)
    }

    private func makePending() -> Pending<Void> {
        Pending(activity: Activity(), reason: nil)
    }
}
