import Foundation

/// What a person enters to sign up.
package struct SignupForm: Equatable, Sendable {
    /// The fields, in the order in which they stand.
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

    /// The text in a field.
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

    /// The registration, or what is wrong with each field under `policy`.
    package func validated(policy: PasswordPolicy) throws(FormError<Field>) -> Registration {
        let firstName = firstName.trimmingCharacters(in: .whitespacesAndNewlines)
        let lastName = lastName.trimmingCharacters(in: .whitespacesAndNewlines)
        let objection = policy.objection(to: password)

        var error = FormError<Field>()
        error.require(!firstName.isEmpty, .firstName, FieldMessage.firstName)
        error.require(!lastName.isEmpty, .lastName, FieldMessage.lastName)
        let address = error.require(EmailAddress(email), .email, FieldMessage.email)
        error.require(objection == nil, .password, objection ?? "")
        let number = error.require(PhoneNumber(phone), .phone, FieldMessage.phone)

        guard let address, let number, error.entries.isEmpty else { throw error }
        return Registration(
            firstName: firstName,
            lastName: lastName,
            credentials: Credentials(email: address, password: password),
            phone: number
        )
    }
}
