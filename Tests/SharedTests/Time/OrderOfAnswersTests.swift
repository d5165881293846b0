import Shared
import TestSupport
import Testing

/// The order of answers that come at the same time, with and without a seed.
@MainActor
struct OrderOfAnswersTests {
    private let names = ["a", "b", "c", "d", "e"]

    @Test(arguments: [Duration.zero, .seconds(1)])
    func `A seed determines the order of simultaneous answers, whatever that of their requests; each comes once`(
        latency: Duration
    ) async {
        var orders: Set<[String]> = []
        for seed in 0..<20 {
            let order = await answers(after: latency, seed: UInt64(seed))
            let other = await answers(to: names.reversed(), after: latency, seed: UInt64(seed))
            #expect(other == order)
            #expect(order.sorted() == names)
            orders.insert(order)
        }

        #expect(orders.count > 10)
    }

    @Test func `Without a seed simultaneous answers come in the order of their requests`() async {
        #expect(await answers(after: .seconds(1), seed: nil) == names)
    }

    private func answers(to names: [String]? = nil, after latency: Duration, seed: UInt64?) async -> [String] {
        let clock = VirtualClock(seed: seed)
        let work = Work<String>(activity: clock.activity)
        let log = Log()
        for name in names ?? self.names {
            work.run(name) {
                try await clock.sleep(for: latency)
            } then: { _ in
                log.add(name)
            }
            if latency > .zero { await clock.settle() }
        }

        await clock.advance(by: latency)

        return log.entries
    }
}
