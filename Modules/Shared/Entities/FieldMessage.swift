/// The error messages of invalid fields.
package enum FieldMessage {
    package static let email = "Enter a valid email address"
    package static let shortPassword = "Password must be at least 6 characters"
    package static let firstName = "Enter your first name"
    package static let lastName = "Enter your last name"
    package static let phone = "Enter a phone number of 7 to 15 digits"
    package static let classicPassword =
        "Use only letters A–Z and digits, at least 6, with a capital letter, a small letter and a digit"
    package static let modernPassword = "Use at least 15 characters"
    package static let commonPassword = "That password is too common"
    package static let longPassword = "Use at most 500 bytes"
    package static let author = "Enter the author's name"
    package static let webAddress = "Enter a web address that starts with http:// or https://"
    package static let title = "Enter a title"
}
