import Foundation
import Testing

@testable import Shared

struct RowLogTests {
    private let log = RowLog()

    @Test func `Each row that is inserted, updated or deleted counts, by its table`() async throws {
        let database = try Database.inMemory(log: log)
        let atStart = log.take()
        for name in ["Ada", "Bob"] { try await addUser(name, to: database) }

        try await database.write { connection in
            try connection.run("UPDATE users SET first_name = 'Eve'")
            try connection.run("UPDATE photo_pages SET next_page = 2")
            try connection.run("DELETE FROM users WHERE email = 'Bob'")
        }
        _ = try await firstNames(in: database)

        #expect(atStart.isEmpty)
        #expect(log.take() == ["users": 5, "photo_pages": 1])
        #expect(log.take().isEmpty)
    }

    @Test func `A value of any type is read as it was written, and forgotten when the statement is run again`() throws {
        let connection = try SQLiteConnection(path: ":memory:", patience: .zero)
        let (sql, blob) = ("SELECT ?, ?, ?, ?, ?, ?, ?", SQLiteValue.blob(Data([0, 255])))
        func text(_ row: SQLiteStatement) -> String {
            "\(row.integer(0)) \(row.real(1)) \(Array(row.text(2).utf8)) \(Array(row.data(3))) \(row.text(4).count) "
                + "\(row.integer(4)) \(row.text(5).count) \(row.data(6).count)"
        }

        let written = try connection.rows(
            sql,
            .integer(.min),
            .real(-0.5),
            .text("a\u{0}é"),
            blob,
            .null,
            .text(""),
            .blob(Data()),
            read: text
        )
        let forgotten = try connection.rows(sql, read: text)

        let expected = ["-9223372036854775808 -0.5 [97, 0, 195, 169] [0, 255] 0 0 0 0", "0 0.0 [] [] 0 0 0 0"]
        #expect(written + forgotten == expected)
    }
}
