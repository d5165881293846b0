/// A user as a row of the list.
nonisolated struct UserRow: Equatable {
    let id: Int
    let name: String
    let email: String
}
