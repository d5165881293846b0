import Scenarios
import Shared
import Testing

@testable import AppCommand
@testable import Monkey

struct CountsTests {
    @Test func `Counts are of requests since the last time, but not of those for pictures`() async throws {
        let clock = VirtualClock(), rows = RowLog(), counter = Counter(clock.activity, rows)
        let configuration = ServicesConfiguration(
            storage: .memory(try .memory(clock: clock, log: rows)),
            clock: clock,
            activity: clock.activity,
            connection: Connection(.sample),
            requests: counter.requests,
            options: AppOptions(),
            latency: .zero
        )
        let services = try await counter.counting(AppServices.forScenarios)(configuration)

        _ = try await services.feed.pictures(of: "Cakes")
        _ = try? await services.images.load("https://picsum.photos/id/10/200/150")
        let (counts, after) = (counter.take(), counter.take())

        #expect(counts.counts[.requests] == ["/search/photos": 1])
        #expect(after.counts[.requests] == [:])
    }
}
