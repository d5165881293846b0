import Foundation
import TestSupport
import Testing

@testable import Shared

/// Kills processes that sign users up, at random moments, and checks their database. `scripts/kill-test` runs it.
@Suite(.enabled(if: numberOfKills > 0, "Set ARCH_DEMO_KILLS to the number of kills."))
struct KillTests {
    @Test func `every reported signup survives a kill completely, in an intact database`() async throws {
        async let one = kill(numberOfKills / 2)
        async let other = kill(numberOfKills - numberOfKills / 2)
        let counts = try await [one, other]

        let reported = counts.map(\.reported).reduce(0, +)
        let stored = counts.map(\.stored).reduce(0, +)
        #expect(reported > 0, "A test that never saw a signup shows nothing.")
        print("\(numberOfKills) kills: \(reported) signups reported, \(stored) stored.")
    }

    /// Kills `count` processes, one after the other, that share a data directory.
    private func kill(_ count: Int) async throws -> (reported: Int, stored: Int) {
        let sandbox = try Sandbox()
        var reported: Set<Applicant> = []
        let patterns = ListedPattern.all.map(\.name)
        for number in 0..<count {
            let applicants = (0..<10).map { Applicant(number: number * 10 + $0) }
            let killed = try await sandbox.run(
                ["--pattern", patterns[number % patterns.count], "--plain", "--latency", "0"],
                input: applicants.map(\.steps).joined().utf8,
                killedAfter: .milliseconds(Int.random(in: 0...1_500))
            )
            #expect(killed.status == 128 + SIGKILL)
            #expect(killed.messages == "")
            reported.formUnion(applicants.filter { killed.output.contains($0.report) })
            try sandbox.expectSoundDatabase(with: reported)
        }
        let stored = try sandbox.database().rows("SELECT 1 FROM users WHERE last_name <> 'Demo'") { $0.integer(0) }
        return (reported.count, stored.count)
    }
}

private let numberOfKills = Int(ProcessInfo.processInfo.environment["ARCH_DEMO_KILLS"] ?? "") ?? 0

/// An applicant whose fields are derived from a number.
private struct Applicant: Hashable {
    let number: Int

    var fields: [String] { ["First\(number)", "Last\(number)", "user\(number)@example.com", "\(5_000_000 + number)"] }

    var steps: String {
        """
        tap "Sign up"
        type "First name" "\(fields[0])"
        type "Last name" "\(fields[1])"
        type "Email" "\(fields[2])"
        type "Password" "Abc123"
        type "Phone" "\(fields[3])"
        tap "Sign up"

        """
    }

    /// The screen that reports the new account.
    var report: String {
        "= Log in\n  Email: \(fields[2])\n  Password: \n  [Log in]\n  [Sign up]\n* Account created\n"
    }
}

extension Sandbox {
    private var databaseFile: String { data.appending(path: "arch-demo.sqlite").path }

    /// Returns a connection to the app's database.
    fileprivate func database() throws -> SQLiteConnection {
        try SQLiteConnection(path: databaseFile, patience: .zero)
    }

    fileprivate func expectSoundDatabase(with reported: Set<Applicant>) throws {
        guard FileManager.default.fileExists(atPath: databaseFile) else { return #expect(reported.isEmpty) }
        let database = try database()

        try database.rows("PRAGMA integrity_check") { $0.text(0) }.expect(["ok"])
        let rows = try database.rows("SELECT first_name, last_name, email, phone, password_hash, email_key FROM users")
        {
            row in (0...5).map { row.text(Int32($0)) }
        }
        let stored = Set(rows.map { Array($0[..<4]) })
        for applicant in reported { #expect(stored.contains(applicant.fields)) }
        for row in rows {
            let applicant = Applicant(number: Int(row[0].dropFirst("First".count)) ?? -1)
            #expect(row[1] == "Demo" || Array(row[..<4]) == applicant.fields)
            #expect(SystemPasswordHasher(cost: .full).isCurrent(row[4]))
            #expect(row[5] == row[2])
        }
    }
}
