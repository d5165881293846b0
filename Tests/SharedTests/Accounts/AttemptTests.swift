import Foundation
import TestSupport
import Testing

@testable import Shared

struct AttemptLimitTests {
    private let start = Date(timeIntervalSince1970: 1_000_000)

    @Test(arguments: [
        (4, 0), (5, 30), (6, 60), (7, 120), (8, 240), (16, 61_440), (17, 86_400), (100_000, 86_400),
        (.max, 86_400),
    ])
    func `From the fifth on, each wrong password doubles the lock, up to a day`(failures: Int, seconds: Int) {
        #expect(makeLimit(failures: failures).secondsLeft(at: start) == seconds)
    }

    @Test(arguments: [(0.001, 30), (1, 29), (28.5, 2), (29.001, 1), (29.999, 1), (30, 0), (31, 0)])
    func `The seconds left are rounded up`(passed: TimeInterval, seconds: Int) {
        #expect(makeLimit(failures: 5).secondsLeft(at: start + passed) == seconds)
    }

    @Test func `The lock begins with the last failure, of which the highest number does not overflow`() {
        var (limit, highest) = (makeLimit(failures: 4), makeLimit(failures: .max))

        limit.fail(at: start + 100)
        highest.fail(at: start)

        #expect(limit.secondsLeft(at: start + 100) == 30)
        #expect(highest.failures == .max)
    }

    @Test
    func `A clock set back by a year restarts the lock, no longer than before, and ends none once it is right again`() {
        var limit = makeLimit(failures: 5)
        let lastYear = start - 365 * 86_400

        limit.notice(lastYear)

        [lastYear, lastYear + 30, start, start + 30].map { limit.secondsLeft(at: $0) }.expect([30, 0, 30, 0])
    }

    @Test
    func `By a clock that was set back too few failures start no lock, and one more locks by the right clock too`() {
        var limit = makeLimit(failures: 4)
        let lastYear = start - 365 * 86_400
        limit.notice(lastYear)
        #expect(limit.secondsLeft(at: lastYear) == 0)

        limit.fail(at: lastYear)

        [lastYear + 29, lastYear + 30, start + 29].map { limit.secondsLeft(at: $0) }.expect([1, 0, 1])
    }

    private func makeLimit(failures: Int) -> AttemptLimit {
        AttemptLimit(failures: failures, lastFailure: start, lockStart: start)
    }
}

struct AttemptTableTests {
    private let database: Database
    private let table: AttemptTable
    private let start = Date(timeIntervalSince1970: 1_000_000)

    init() throws {
        database = try .inMemory()
        table = AttemptTable(database: database)
    }

    @Test func `A new attempt removes those that are older than the longest lock`() async throws {
        _ = try await table.begin(email("old@b.c"), at: start)
        _ = try await table.begin(email("young@b.c"), at: start + 1)

        _ = try await table.begin(email("new@b.c"), at: start + 86_400)

        try await emails().expect(["new@b.c", "young@b.c"])
    }

    @Test(arguments: [(1, 86_399), (5, 86_400)] as [(Int, TimeInterval)])
    func `Failures of an email count for a day after the last one`(allowed: Int, pause: TimeInterval) async throws {
        for _ in 0..<4 { _ = try await table.begin(email("a@b.c"), at: start) }

        for _ in 0..<allowed { _ = try await table.begin(email("a@b.c"), at: start + pause) }

        await #expect(throws: AccountError.tooManyAttempts(seconds: 30)) {
            _ = try await table.begin(email("a@b.c"), at: start + pause)
        }
    }

    @Test func `An attempt that is canceled before the database is free does not count`() async throws {
        let email = try email("a@b.c")

        await #expect(throws: CancellationError.self) {
            try await canceled { [table, start] in _ = try await table.begin(email, at: start) }
        }

        #expect(try await emails().isEmpty)
    }

    @Test func `An attempt that is taken back does not count, and the first leaves no row`() async throws {
        try await table.takeBack(try await table.begin(email("a@b.c"), at: start))
        let rows = try await emails()
        for _ in 0..<4 { _ = try await table.begin(email("a@b.c"), at: start) }

        for _ in 0..<3 {
            try await table.takeBack(try await table.begin(email("a@b.c"), at: start + 1))
        }
        _ = try await table.begin(email("a@b.c"), at: start + 2)

        #expect(rows.isEmpty)
        await #expect(throws: AccountError.tooManyAttempts(seconds: 30)) {
            _ = try await table.begin(email("a@b.c"), at: start + 2)
        }
    }

    @Test
    func `An attempt that is taken back after a lock does not lock again, and keeps the later ones`() async throws {
        for _ in 0..<5 { _ = try await table.begin(email("a@b.c"), at: start) }
        let afterLock = try await table.begin(email("a@b.c"), at: start + 30)
        try await table.takeBack(afterLock)
        _ = try await table.begin(email("a@b.c"), at: start + 31)

        let first = try await table.begin(email("c@d.e"), at: start)
        for _ in 0..<4 { _ = try await table.begin(email("c@d.e"), at: start) }
        try await table.takeBack(first)
        _ = try await table.begin(email("c@d.e"), at: start)
        await #expect(throws: AccountError.tooManyAttempts(seconds: 30)) {
            _ = try await table.begin(email("c@d.e"), at: start)
        }
    }

    private func email(_ text: String) throws -> EmailAddress {
        try #require(EmailAddress(text))
    }

    private func emails() async throws -> [String] {
        try await database.read { connection in
            try connection.rows("SELECT email_key FROM failed_attempts ORDER BY email_key") { $0.text(0) }
        }
    }
}
