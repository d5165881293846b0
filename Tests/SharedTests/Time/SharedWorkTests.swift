import TestSupport
import Testing

@testable import Shared

@Suite(.timeLimit(.minutes(1)))
struct SharedWorkTests {
    private let clock = VirtualClock()
    private let first = PendingHolder()
    private let second = PendingHolder()
    private let work: SharedWork<String, Int>

    init() {
        work = SharedWork(activity: clock.activity)
    }

    @Test func `Work that nobody wanted any more, and that ends late, answers nobody`() async throws {
        let early = ask(for: 1, once: first)
        await clock.settle()
        early.cancel()
        await clock.settle()
        let late = ask(for: 2, once: second)
        await clock.settle()

        first.resume()
        await clock.settle()
        second.resume()

        #expect(try await late.value == 2)
    }

    @Test func `Work of a canceled caller is not joined by who asks right after`() async throws {
        let early = ask(for: 1, once: first)
        await clock.settle()

        early.cancel()
        let value = try await work.value(for: "key") { 2 }

        #expect(value == 2)
        first.resume()
    }

    /// Asks for work that ignores its cancellation and returns `value` when the test ends its wait.
    private func ask(for value: Int, once pending: PendingHolder) -> Task<Int, any Error> {
        start(clock) { [clock, work] in
            try await work.value(for: "key") {
                _ = await Task { try await clock.activity.wait(for: .delay) { pending.hold($0) } }.result
                return value
            }
        }
    }
}
