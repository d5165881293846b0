/// What a person enters to log in.
package struct LoginForm: Equatable, Sendable {
    /// The fields, in the order in which they stand.
    package enum Field: Hashable, Sendable, CaseIterable {
        case email, password
    }

    package var email: String
    package var password: String

    package init(email: String = "", password: String = "") {
        self.email = email
        self.password = password
    }

    /// The credentials, or what is wrong with each field.
    package func validated() throws(FormError<Field>) -> Credentials {
        var error = FormError<Field>()
        let address = error.require(EmailAddress(email), .email, FieldMessage.email)
        error.require(password.count >= 6, .password, FieldMessage.shortPassword)
        guard let address, error.entries.isEmpty else { throw error }
        return Credentials(email: address, password: password)
    }
}
