/// The reasons why a field of a form is invalid.
package enum FieldError: Sendable {
    case missingFirstName
    case missingLastName
    case missingAuthor
    case missingTitle
    case invalidEmail
    case invalidPhone
    case invalidWebAddress
    /// A login's password is shorter than every password that a policy allows.
    case shortPassword
    /// A new password breaks the classic policy.
    case notClassicPassword
    /// A new password breaks the modern policy.
    case notModernPassword
    case commonPassword
    case longPassword
}
