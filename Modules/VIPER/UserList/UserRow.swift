/// A user, as the list shows one.
nonisolated struct UserRow: Equatable {
    let id: Int
    let name: String
    let email: String
}

extension UserRow {
    init(_ user: UserResponse) {
        self.init(id: user.id, name: user.fullName, email: user.email)
    }
}
