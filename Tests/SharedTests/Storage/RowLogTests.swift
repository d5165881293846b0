import Foundation
import Testing

@testable import Shared

struct RowLogTests {
    private let log = RowLog()

    @Test
    func `Each row that is inserted, updated or deleted counts, by its table`() async throws {
        let database = try Database.inMemory(log: log)
        #expect(log.take() == [:])
        for name in ["Ada", "Bob"] { try await addUser(name, to: database) }

        try await database.write { connection in
            try connection.run("UPDATE users SET first_name = 'Eve'")
            try connection.run("UPDATE photo_pages SET next_page = 2")
            try connection.run("DELETE FROM users WHERE email = 'Bob'")
        }
        _ = try await firstNames(in: database)

        #expect(log.take() == ["users": 5, "photo_pages": 1])
        #expect(log.take() == [:])
    }

    @Test
    func `A value of any type is read as it was written`() throws {
        let connection = try SQLiteConnection(path: ":memory:", patience: .zero)
        let values: [SQLiteValue] = [
            .integer(.min), .real(-0.5), .text("a\u{0}é"), .blob(Data([0, 255])), .null, .text(""), .blob(Data()),
        ]

        let text = try connection.rows(
            "SELECT ?, ?, ?, ?, ?, ?, ?",
            values[0],
            values[1],
            values[2],
            values[3],
            values[4],
            values[5],
            values[6]
        ) { row in
            "\(row.integer(0)) \(row.real(1)) \(Array(row.text(2).utf8)) \(Array(row.data(3))) \(row.text(4).count) "
                + "\(row.integer(4)) \(row.text(5).count) \(row.data(6).count)"
        }

        #expect(text == ["-9223372036854775808 -0.5 [97, 0, 195, 169] [0, 255] 0 0 0 0"])
    }

    @Test
    func `A statement that is run again forgets its earlier values`() throws {
        let connection = try SQLiteConnection(path: ":memory:", patience: .zero)
        func run(_ values: SQLiteValue...) throws -> [String] {
            let sql = "SELECT coalesce(?1, 'none')"
            return values.isEmpty
                ? try connection.rows(sql) { $0.text(0) } : try connection.rows(sql, values[0]) { $0.text(0) }
        }

        #expect(try run(.text("one")) == ["one"])
        #expect(try run() == ["none"])
    }
}
