import Foundation

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

    /// Returns the registration, or throws an error with a message for each field that is invalid under `policy`.
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
