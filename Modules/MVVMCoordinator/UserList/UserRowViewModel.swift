import Shared

/// A user as a row of the list.
nonisolated struct UserRowViewModel: Equatable {
    let id: Int
    let name: String
    let email: String

    init(_ user: User) {
        id = user.id
        name = "\(user.firstName) \(user.lastName)"
        email = user.email
    }
}
