/// A user as the list shows one.
nonisolated struct UserRow: Equatable {
    let id: Int
    let name: String
    let email: String
}
