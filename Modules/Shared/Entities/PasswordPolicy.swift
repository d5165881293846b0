import Foundation

/// The rules for a new password.
package enum PasswordPolicy: String, Sendable, CaseIterable {
    /// At least 6 ASCII letters and digits, with a capital letter, a small letter and a digit.
    case classic
    /// At least 15 characters of any kind, not a common password (NIST SP 800-63B-4).
    case modern

    /// The maximum length of a password, in bytes of UTF-8 in NFC. The hash function accepts at most 511.
    package static let maximumBytes = 500

    /// The rule for a new password, shown before the first attempt.
    package var hint: String {
        switch self {
        case .classic: FieldError.notClassicPassword.message
        case .modern: FieldError.notModernPassword.message
        }
    }

    /// Returns the reason why `password` is not acceptable; `nil` if it is.
    package func objection(to password: String) -> FieldError? {
        let rule =
            switch self {
            case .classic: Self.classicObjection(to: password)
            case .modern: Self.modernObjection(to: password)
            }
        return rule ?? (Self.fits(password) ? nil : .longPassword)
    }

    /// Returns whether `password` can be hashed: it is not too long and contains no NUL, which would truncate it.
    package static func fits(_ password: String) -> Bool {
        let bytes = password.precomposedStringWithCanonicalMapping.utf8
        return bytes.count <= maximumBytes && !bytes.contains(0)
    }

    private static func classicObjection(to password: String) -> FieldError? {
        let isPlain = password.unicodeScalars.allSatisfy { $0.isASCII && CharacterSet.alphanumerics.contains($0) }
        let isMixed =
            password.contains { $0.isUppercase } && password.contains { $0.isLowercase }
            && password.contains { $0.isNumber }
        return isPlain && isMixed && password.count >= 6 ? nil : .notClassicPassword
    }

    private static func modernObjection(to password: String) -> FieldError? {
        if password.count < 15 { return .notModernPassword }
        return commonPasswords.contains(password.lowercased()) ? .commonPassword : nil
    }
}
