import Foundation
import Scenarios
import Shared
import TestSupport
import Testing

@testable import AppCommand
@testable import Monkey

struct CountsTests {
    @Test func `Counts are of new requests, but not for pictures, of new rows, of observers and of what waits`()
        async throws
    {
        let clock = VirtualClock(), rows = RowLog(), counter = Counter(clock.activity, rows)
        let configuration = ServicesConfiguration(
            storage: .memory(try .memory(clock: clock, log: rows)),
            clock: clock,
            connection: Connection(.sample),
            requests: counter.requests,
            options: AppOptions(),
            latency: .zero
        )
        let services = try await counter.counting(AppServices.forScenarios)(configuration)
        let before = counter.take()

        _ = try await services.feed.pictures(of: "Cakes")
        _ = try? await services.images.load("https://picsum.photos/id/10/200/150")
        _ = try? await services.accounts.logIn(Credentials(email: #require(EmailAddress("a@b.cd")), password: "wrong"))
        let subscriptions =
            [services.photos.changes.observe {}]
            + (0..<2).map { _ in services.favorites.changes.observe {} }
            + (0..<3).map { _ in services.addedPictures.changes.observe {} }
        for (reason, count) in [(Activity.Reason.timer, 1), (.delay, 2), (.answer, 3), (.work, 4)] {
            for _ in 0..<count { wait(for: reason, clock.activity) }
        }
        try await clock.activity.settle()
        let (counts, after) = (counter.take(), counter.take())
        clock.activity.cancelAll()

        withExtendedLifetime(subscriptions) {
            #expect(before.counts[.observers] == ["photos": 0, "favorites": 0, "added pictures": 0])
            #expect(counts.counts[.requests] == ["/search/photos": 1])
            #expect(counts.counts[.rows] == ["failed_attempts": 1])
            #expect(counts.counts[.observers] == ["photos": 1, "favorites": 2, "added pictures": 3])
            #expect(counts.counts[.waits] == ["a timer": 1, "a delay": 2, "an answer": 3, "other work": 4])
            #expect(after.counts[.requests] == [:])
            #expect(after.counts[.rows] == [:])
        }
    }

    @Test func `Counts differ first by kind, then by name, in the given kinds`() {
        let own = Counts(counts: [.requests: ["b": 1], .rows: ["a": 1, "b": 1], .waits: ["a": 1]])
        let other = Counts(counts: [.requests: ["a": 1, "b": 1], .rows: ["b": 2]])

        let names = [Counts.Kind.allCases, [.rows, .waits], [.waits], [.observers]].map { kinds in
            own.difference(from: other, in: kinds).map { "\($0.rawValue) \($1)" }
        }

        names.expect(["Requests for a", "Rows written to a", "Waits for a", nil])
        #expect(own[.rows, "b"] == 1)
    }

    private func wait(for reason: Activity.Reason, _ activity: Activity) {
        let job = activity.begin("wait")
        Task { await job.run { try? await activity.wait(for: reason) { @Sendable (_: Pending<Void>) in } } }
    }
}
