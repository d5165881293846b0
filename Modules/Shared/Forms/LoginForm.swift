/// The form for logging in.
package struct LoginForm: Equatable, Sendable {
    /// The fields, from top to bottom.
    package enum Field: Hashable, Sendable, CaseIterable {
        case email, password
    }

    package var email: String
    package var password: String

    package init(email: String = "", password: String = "") {
        self.email = email
        self.password = password
    }

    /// The text of a field.
    package subscript(field: Field) -> String {
        get { self[keyPath: Self.keyPath(of: field)] }
        set { self[keyPath: Self.keyPath(of: field)] = newValue }
    }

    private static func keyPath(of field: Field) -> WritableKeyPath<Self, String> {
        switch field {
        case .email: \.email
        case .password: \.password
        }
    }

    /// Returns the credentials, or throws an error with a reason for each invalid field.
    package func validated() throws(FormError<Field>) -> Credentials {
        var error = FormError<Field>()
        let address = error.require(EmailAddress(email), in: .email, else: .invalidEmail)
        error.require(password.count >= 6, in: .password, else: .shortPassword)
        guard let address, error.entries.isEmpty else { throw error }
        return Credentials(email: address, password: password)
    }
}
