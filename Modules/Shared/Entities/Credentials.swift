/// A well-formed email address and the password that came with it.
package struct Credentials: Equatable, Sendable {
    package let email: EmailAddress
    package let password: String
}
