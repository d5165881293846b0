/// The validated input for a new account.
package struct Registration: Equatable, Sendable {
    package let firstName: String
    package let lastName: String
    package let credentials: Credentials
    package let phone: PhoneNumber

    package init(firstName: String, lastName: String, credentials: Credentials, phone: PhoneNumber) {
        self.firstName = firstName
        self.lastName = lastName
        self.credentials = credentials
        self.phone = phone
    }
}

/// A well-formed email address and the password that came with it.
package struct Credentials: Equatable, Sendable {
    package let email: EmailAddress
    package let password: String

    package init(email: EmailAddress, password: String) {
        self.email = email
        self.password = password
    }
}
