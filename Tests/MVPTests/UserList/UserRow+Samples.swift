@testable import MVP

nonisolated extension UserRow {
    static let ada = UserRow(id: 1, name: "Ada Lovelace", email: "ada@example.com")
    static let grace = UserRow(id: 2, name: "Grace Hopper", email: "grace@example.com")
}
