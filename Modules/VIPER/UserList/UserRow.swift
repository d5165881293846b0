/// A user as a row of the list.
nonisolated struct UserRow: Equatable {
    let id: Int
    let name: String
    let email: String

    init(_ user: UserResponse) {
        id = user.id
        name = user.fullName
        email = user.email
    }
}
