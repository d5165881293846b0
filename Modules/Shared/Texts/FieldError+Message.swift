extension FieldError {
    /// The message to show, which says how to correct the field.
    package var message: String {
        switch self {
        case .missingFirstName: "Enter your first name"
        case .missingLastName: "Enter your last name"
        case .missingAuthor: "Enter the author's name"
        case .missingTitle: "Enter a title"
        case .invalidEmail: "Enter a valid email address"
        case .invalidPhone: "Enter a phone number of 7 to 15 digits"
        case .invalidWebAddress: "Enter a web address that starts with http:// or https://"
        case .shortPassword: "Password must be at least 6 characters"
        case .notClassicPassword:
            "Use only letters A–Z and digits, at least 6, with a capital letter, a small letter and a digit"
        case .notModernPassword: "Use at least 15 characters"
        case .commonPassword: "That password is too common"
        case .longPassword: "Use at most 500 bytes"
        }
    }
}
