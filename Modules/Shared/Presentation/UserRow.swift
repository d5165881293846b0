/// A user as a row of a list.
package struct UserRow: Equatable, Sendable {
    package let id: Int
    package let name: String
    package let email: String

    package init(id: Int, name: String, email: String) {
        self.id = id
        self.name = name
        self.email = email
    }

    /// Creates the row that shows `user`.
    package init(_ user: User) {
        self.init(id: user.id, name: user.fullName, email: user.email)
    }
}
