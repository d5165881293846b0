/// The validated input for a new account.
package struct Registration: Equatable, Sendable {
    package let firstName: String
    package let lastName: String
    package let credentials: Credentials
    package let phone: PhoneNumber
}
