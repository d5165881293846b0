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
    private let clock = VirtualClock()
    private let database: Database
    private let table: AttemptTable
    private let log = Log()

    init() throws {
        database = try .inMemory()
        table = AttemptTable(database: database, clock: clock, activity: clock.activity)
    }

    @Test func `A new try removes those that are older than the longest lock`() async throws {
        try await fail("old@b.c")
        _ = try await table.begin("unfinished@b.c")
        await clock.advance(by: .seconds(1))
        try await fail("young@b.c")
        await clock.advance(by: .seconds(86_399))

        try await fail("new@b.c")

        try await emails().expect(["new@b.c", "young@b.c"])
    }

    @Test(arguments: [(1, 86_399), (5, 86_400)])
    func `Failures of an email count for a day after the last one`(allowed: Int, pause: Int) async throws {
        try await fail("a@b.c", 4)
        await clock.advance(by: .seconds(pause))

        try await fail("a@b.c", allowed)

        await #expect(throws: AccountError.tooManyAttempts(seconds: 30)) { try await table.begin("a@b.c") }
    }

    @Test func `A try that is canceled before the database is free does not count`() async throws {
        await #expect(throws: CancellationError.self) {
            try await canceled { [table] in try await table.begin("a@b.c") }
        }

        try await emails().expect([])
    }

    @Test func `A try that could not be checked does not count, and the first leaves no row`() async throws {
        try await table.end(table.begin("a@b.c"), as: .unchecked)
        try await emails().expect([])
        try await fail("a@b.c", 4)

        for _ in 0..<3 { try await table.end(table.begin("a@b.c"), as: .unchecked) }
        try await fail("a@b.c")

        await #expect(throws: AccountError.tooManyAttempts(seconds: 30)) { try await table.begin("a@b.c") }
    }

    @Test func `A try after a lock that could not be checked does not lock again`() async throws {
        try await fail("a@b.c", 5)
        await clock.advance(by: .seconds(30))

        try await table.end(table.begin("a@b.c"), as: .unchecked)
        try await fail("a@b.c")

        await #expect(throws: AccountError.tooManyAttempts(seconds: 60)) { try await table.begin("a@b.c") }
    }

    private func fail(_ email: String, _ count: Int = 1) async throws {
        for _ in 0..<count { try await table.end(table.begin(email), as: .wrong) }
    }

    /// Returns the emails of all tries.
    private func emails() async throws -> [String] {
        let sql = "SELECT email_key FROM failed_attempts UNION SELECT email_key FROM tries_under_way ORDER BY 1"
        return try await database.read { try $0.rows(sql) { $0.text(0) } }
    }
}

/// Tries for one email, whose outcomes become known while others wait.
extension AttemptTableTests {
    @Test(
        arguments: [
            (.right, "begun"), (.unchecked, "begun"), (.wrong, "refused for 26 s"),
        ] as [(AttemptTable.Outcome, String)]
    )
    func `A try that is one too many waits for the others, and begins if one of them does not count`(
        outcome: AttemptTable.Outcome,
        answer: String
    ) async throws {
        let others = try await begin(5)
        let last = tryOnce()
        await clock.advance(by: .milliseconds(3_999))
        log.entries.expect([])

        for other in others.dropFirst() { try await table.end(other, as: .wrong) }
        await clock.advance(by: .milliseconds(1))
        log.entries.expect([])
        try await table.end(others[0], as: outcome)
        await clock.advance(by: .milliseconds(100))

        log.entries.expect([answer])
        try await last.value
    }

    @Test func `A try waits 5 s for the others, those of other emails do not wait`() async throws {
        _ = try await begin(5)
        let last = tryOnce()

        await clock.advance(by: .milliseconds(4_999))
        _ = try await table.begin("c@d.e")
        log.entries.expect([])
        await clock.advance(by: .milliseconds(1))

        log.entries.expect(["refused for 25 s"])
        try await last.value
    }

    @Test(arguments: [(.right, "begun"), (.wrong, "refused for 60 s")] as [(AttemptTable.Outcome, String)])
    func `After a lock one try is checked, and the next one waits for it`(
        outcome: AttemptTable.Outcome,
        answer: String
    ) async throws {
        for attempt in try await begin(5) { try await table.end(attempt, as: .wrong) }
        await clock.advance(by: .seconds(30))
        let first = try await table.begin("a@b.c")
        let second = tryOnce()
        await clock.settle()
        log.entries.expect([])

        try await table.end(first, as: outcome)
        await clock.advance(by: .milliseconds(100))

        log.entries.expect([answer])
        try await second.value
    }

    @Test func `A try that waits is not counted if it is canceled`() async throws {
        let others = try await begin(5)
        let last = start(clock) { [table] in try await table.begin("a@b.c") }
        await clock.settle()

        last.cancel()

        await #expect(throws: CancellationError.self) { try await last.value }
        for other in others { try await table.end(other, as: .unchecked) }
        #expect(try await begin(5).count == 5)
    }

    @Test func `A right password removes the failures before it, not those that become known later`() async throws {
        let attempts = try await begin(5)
        try await table.end(attempts[0], as: .wrong)

        try await table.end(attempts[1], as: .right)
        for attempt in attempts.dropFirst(2) { try await table.end(attempt, as: .wrong) }
        for attempt in try await begin(2) { try await table.end(attempt, as: .wrong) }

        await #expect(throws: AccountError.tooManyAttempts(seconds: 30)) { try await table.begin("a@b.c") }
    }

    @Test func `Tries of a process that died count for good, and no other waits for them`() async throws {
        try await database.write { [now = clock.now] connection in
            for _ in 0..<5 {
                try connection.run(
                    "INSERT INTO tries_under_way (email_key, begun, process) VALUES ('a@b.c', ?, ?)",
                    .real(now.timeIntervalSince1970),
                    .integer(Int(Int32.max))
                )
            }
        }

        await #expect(throws: AccountError.tooManyAttempts(seconds: 30)) { try await table.begin("a@b.c") }
        await clock.advance(by: .seconds(30))
        try await table.end(table.begin("a@b.c"), as: .right)

        #expect(try await begin(5).count == 5)
    }

    @Test func `A right password counts in no process, though the database is locked when it is known`() async throws {
        let directory = try TemporaryDirectory()
        let (file, tables) = try makeTables(2, in: directory)
        let otherProgram = try SQLiteConnection(path: file.path)
        for _ in 0..<6 {
            let attempt = try await tables[0].begin("a@b.c")
            try otherProgram.execute("BEGIN IMMEDIATE")
            await #expect(throws: StorageError.self) { try await tables[0].end(attempt, as: .right) }
            try otherProgram.execute("ROLLBACK")
        }
        let attempts = try await begin(4, in: tables[0])
        try otherProgram.execute("BEGIN IMMEDIATE")
        for attempt in attempts {
            await #expect(throws: StorageError.self) { try await tables[0].end(attempt, as: .right) }
        }
        await clock.advance(by: .seconds(2))
        try otherProgram.execute("ROLLBACK")
        await clock.advance(by: .seconds(2))

        #expect(try await begin(5, in: tables[1]).count == 5)
    }

    @Test func `A canceled try writes the outcomes that are known, too`() async throws {
        let directory = try TemporaryDirectory()
        let (file, tables) = try makeTables(1, in: directory)
        let otherProgram = try SQLiteConnection(path: file.path)
        let attempt = try await tables[0].begin("a@b.c")
        try otherProgram.execute("BEGIN IMMEDIATE")
        await #expect(throws: StorageError.self) { try await tables[0].end(attempt, as: .right) }
        try otherProgram.execute("ROLLBACK")

        await #expect(throws: CancellationError.self) { try await canceled { try await tables[0].begin("c@d.e") } }

        let underWay = try otherProgram.rows("SELECT number FROM tries_under_way") { $0.integer(0) }
        #expect(underWay.isEmpty)
    }

    /// Returns the tables of that many processes, which wait for no lock, over one file.
    private func makeTables(_ count: Int, in directory: TemporaryDirectory) throws -> (URL, [AttemptTable]) {
        let file = directory.url.appending(path: "arch-demo.sqlite")
        let tables = try (0..<count).map { _ in
            let database = try Database(file: file, patience: .zero) { _ in }
            return AttemptTable(database: database, clock: clock, activity: clock.activity)
        }
        return (file, tables)
    }

    private func begin(_ count: Int, in table: AttemptTable? = nil) async throws -> [AttemptTable.Attempt] {
        var attempts: [AttemptTable.Attempt] = []
        for _ in 0..<count { attempts.append(try await (table ?? self.table).begin("a@b.c")) }
        return attempts
    }

    /// Starts a try whose answer is logged.
    private func tryOnce() -> Task<Void, any Error> {
        start(clock) { [table, log] in
            do {
                _ = try await table.begin("a@b.c")
                log.add("begun")
            } catch AccountError.tooManyAttempts(let seconds) {
                log.add("refused for \(seconds) s")
            }
        }
    }
}
