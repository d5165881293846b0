/// The form for signing up.
package struct SignupForm: Equatable, Sendable {
    /// The fields, from top to bottom.
    package enum Field: Hashable, Sendable, CaseIterable {
        case firstName, lastName, email, password, phone
    }

    package var firstName: String
    package var lastName: String
    package var email: String
    package var password: String
    package var phone: String

    package init(
        firstName: String = "",
        lastName: String = "",
        email: String = "",
        password: String = "",
        phone: String = ""
    ) {
        self.firstName = firstName
        self.lastName = lastName
        self.email = email
        self.password = password
        self.phone = phone
    }

    /// The text of a field.
    package subscript(field: Field) -> String {
        get { self[keyPath: Self.keyPath(of: field)] }
        set { self[keyPath: Self.keyPath(of: field)] = newValue }
    }

    private static func keyPath(of field: Field) -> WritableKeyPath<Self, String> {
        switch field {
        case .firstName: \.firstName
        case .lastName: \.lastName
        case .email: \.email
        case .password: \.password
        case .phone: \.phone
        }
    }

    /// Returns the registration, or throws an error with a reason for each field that is invalid under `policy`.
    package func validated(policy: PasswordPolicy) throws(FormError<Field>) -> Registration {
        let firstName = firstName.trimmed
        let lastName = lastName.trimmed

        var error = FormError<Field>()
        error.require(!firstName.isBlank, in: .firstName, else: .missingFirstName)
        error.require(!lastName.isBlank, in: .lastName, else: .missingLastName)
        let address = error.require(EmailAddress(email), in: .email, else: .invalidEmail)
        error.add(policy.objection(to: password), to: .password)
        let number = error.require(PhoneNumber(phone), in: .phone, else: .invalidPhone)

        guard let address, let number, error.entries.isEmpty else { throw error }
        return Registration(
            firstName: firstName,
            lastName: lastName,
            credentials: Credentials(email: address, password: password),
            phone: number
        )
    }
}
