import Foundation
import Scenarios
import Shared
import TestSupport
import Testing

@testable import ArchDemo
@testable import Monkey

struct CountsTests {
    @Test(
        arguments: [
            ([.rows: ["users": 1]], [.rows: ["users": 2]], "Rows written to users: 1, 2"),
            ([.rows: ["users": 1]], [.rows: [:]], "Rows written to users: 1, 0"),
            ([.requests: [:]], [.requests: ["/photos": 3]], "Requests for /photos: 0, 3"),
            ([:], [.observers: ["photos": 1]], "Observers of photos: 0, 1"),
            ([.rows: ["b": 1, "a": 1]], [.rows: ["b": 2, "a": 2]], "Rows written to a: 1, 2"),
            (
                [.waits: ["a": 1], .requests: ["z": 1]], [.waits: ["a": 2], .requests: ["z": 2]], "Requests for z: 1, 2"
            ),
            ([.waits: ["a": 1], .rows: ["z": 1]], [.waits: ["a": 2], .rows: ["z": 1]], "Waits for a: 1, 2"),
            ([.requests: ["z": 1], .waits: ["a": 0]], [.requests: ["z": 1], .waits: ["a": 0]], nil),
        ] as [([Counts.Kind: [String: Int]], [Counts.Kind: [String: Int]], String?)]
    )
    func `Counts of two apps differ first by kind, then by name`(
        own: [Counts.Kind: [String: Int]],
        other: [Counts.Kind: [String: Int]],
        expected: String?
    ) {
        let difference = Counts(own).difference(from: Counts(other))

        #expect(difference.map { "\($0.kind.rawValue) \($0.name): \($0.own), \($0.other)" } == expected)
    }
}

struct CounterTests {
    private let clock = VirtualClock()
    private let rows = RowLog()
    private let counter: Counter

    init() {
        counter = Counter(clock.activity, rows)
    }

    @Test func `A counter counts the observers of each kind of content`() async throws {
        let services = try await launch()

        let subscriptions =
            [services.photos.changes.observe {}]
            + (0..<2).map { _ in services.favorites.changes.observe {} }
            + (0..<3).map { _ in services.addedPictures.changes.observe {} }
        let counts = counter.take()

        withExtendedLifetime(subscriptions) {
            #expect(counts == expected(observers: ["photos": 1, "favorites": 2, "added pictures": 3]))
        }
    }

    @Test func `A counter counts what waits, by its reason`() async throws {
        _ = try await launch()
        for (reason, count) in [(Activity.Reason.timer, 1), (.delay, 2), (.answer, 3), (.work, 4)] {
            for _ in 0..<count { wait(for: reason) }
        }

        try await clock.activity.settle()
        let counts = counter.take()
        clock.activity.cancelAll()

        #expect(counts == expected(waits: ["a timer": 1, "a delay": 2, "an answer": 3, "other work": 4]))
    }

    @Test func `A counter counts new requests to services, but not for pictures`() async throws {
        let services = try await launch()

        _ = try await services.feed.pictures(of: "Cakes")
        _ = try await services.pictures.pictures()
        _ = try? await services.images.load("https://picsum.photos/id/10/200/150")
        let counts = [counter.take(), counter.take()]

        counts.expect([expected(requests: ["/search/photos": 1, "/v2/list": 1]), expected()])
    }

    @Test func `A counter counts the rows written since the last time`() async throws {
        let services = try await launch()

        _ = try? await services.accounts.logIn(Credentials(email: #require(EmailAddress("a@b.cd")), password: "wrong"))

        let counts = [counter.take(), counter.take()]
        counts.expect([expected(rows: ["failed_attempts": 1]), expected()])
    }

    private func launch() async throws -> Services {
        let configuration = ServicesConfiguration(
            storage: .memory(try .memory(clock: clock, log: rows)),
            clock: clock,
            connection: Connection(.sample),
            requests: counter.requests,
            options: AppOptions(),
            latency: .zero
        )
        let services = try await counter.counting(AppServices.forScenarios)(configuration)
        _ = counter.take()
        return services
    }

    private func expected(
        requests: [String: Int] = [:],
        rows: [String: Int] = [:],
        observers: [String: Int] = ["photos": 0, "favorites": 0, "added pictures": 0],
        waits: [String: Int] = ["a timer": 0, "a delay": 0, "an answer": 0, "other work": 0]
    ) -> Counts {
        Counts([.requests: requests, .rows: rows, .observers: observers, .waits: waits])
    }

    private func wait(for reason: Activity.Reason) {
        let (activity, job) = (clock.activity, clock.activity.begin("wait"))
        Task {
            await job.run { try? await activity.wait(for: reason) { @Sendable (_: Pending<Void>) in } }
        }
    }
}
