import Foundation
import TestSupport
import Testing

@testable import Shared

/// Emails that earlier versions told apart by their letter case.
struct FoldedEmailTests {
    private let directory: TemporaryDirectory
    private var file: URL { directory.url.appending(path: "arch-demo.sqlite") }

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test func `Each account logs in as spelled, in any encoding, and one alone in any letter case`() async throws {
        let emails = [
            "ΝΙΚΟΣ@b.c", "νικος@b.c", "ſſ@b.c", "ß@b.c", "µ@b.c", "Ann@b.c", "\u{E9}ſſ@b.c", "\u{E9}ß@b.c",
        ]
        let users = try makeUsers(emails)
        let others = [
            ("νικοσ@b.c", "ΝΙΚΟΣ@b.c"), ("ΝΙΚΟς@b.c", "νικος@b.c"), ("Μ@b.c", "µ@b.c"), ("ANN@b.c", "Ann@b.c"),
            ("E\u{301}ſſ@b.c", "\u{E9}ſſ@b.c"), ("e\u{301}ß@b.c", "\u{E9}ß@b.c"),
        ]

        for (typed, email) in emails.map({ ($0, $0) }) + others {
            let login = try await users.login(makeCredentials(typed).email)
            #expect(login?.passwordHash == email, "\(typed)")
        }
        let taken = try await users.add(makeRegistration("Νικος@b.c"), passwordHash: "")
        #expect(taken == nil)
    }

    @Test func `A lock stays with its account, also where two have one key`() async throws {
        let counts = ["νικος@b.c": 5, "µ@b.c": 5, "μ@b.c": 1]
        let users = try makeUsers(["ΝΙΚΟΣ@b.c", "νικος@b.c", "µ@b.c"], failures: counts)
        let service = LocalAccountService(users.database, clock: VirtualClock())

        var failures: [Failure?] = []
        for email in ["νικος@b.c", "Μ@b.c", "ΝΙΚΟΣ@b.c"] {
            failures.append(await failure { try await service.logIn(makeCredentials(email, "Wrong1")) })
        }

        failures.expect([.tooManyAttempts(seconds: 30), .tooManyAttempts(seconds: 30), .invalidCredentials])
    }

    /// Opens a database that a version without case folding has filled. The hash of each password is the email.
    private func makeUsers(_ emails: [String], failures: [String: Int] = [:]) throws -> UserTable {
        let connection = try SQLiteConnection(path: file.path)
        _ = try Migration.migrate(connection, through: Array(Migration.all.prefix(6)))
        for email in emails {
            try connection.run(
                """
                INSERT INTO users (first_name, last_name, email, email_key, phone, password_hash)
                VALUES ('A', 'B', ?1, ?2, '1234567', ?1)
                """,
                .text(email),
                .text(email.lowercased())
            )
        }
        for (key, count) in failures {
            try connection.run(
                "INSERT INTO failed_attempts (email_key, failures, last_failure, lock_start) VALUES (?1, ?2, ?3, ?3)",
                .text(key),
                .integer(count),
                .real(VirtualClock().now.timeIntervalSince1970)
            )
        }
        return UserTable(database: try Database(file: file) { _ in })
    }
}
