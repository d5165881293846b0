import Foundation
import TestSupport
import Testing

@testable import Shared

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
