/// A user with an account, without password and hash.
package struct User: Equatable, Identifiable, Sendable {
    package let id: Int
    package let firstName: String
    package let lastName: String
    package let email: String
    package let phone: String

    package init(id: Int, firstName: String, lastName: String, email: String, phone: String) {
        self.id = id
        self.firstName = firstName
        self.lastName = lastName
        self.email = email
        self.phone = phone
    }

    /// First and last name, as lists show them.
    package var fullName: String { "\(firstName) \(lastName)" }
}
