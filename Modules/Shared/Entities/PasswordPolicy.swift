import Foundation

/// The rules for a new password.
package enum PasswordPolicy: String, Sendable, CaseIterable {
    /// At least 6 ASCII letters and digits, with a capital letter, a small letter and a digit.
    case classic
    /// At least 15 characters of any kind, not a common password (NIST SP 800-63B-4).
    case modern

    /// The maximum length of a password, in bytes of UTF-8 in NFC. The hash function accepts at most 511.
    package static let maximumBytes = 500

    /// The error of a password that breaks the rule.
    package var rule: FieldError {
        switch self {
        case .classic: .notClassicPassword
        case .modern: .notModernPassword
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

/// Common passwords of at least 15 characters, in lowercase.
let commonPasswords: Set<String> = [
    "000000000000000", "0000000000000000", "111111111111111", "1111111111111111", "123123123123123",
    "123412341234123", "1234123412341234", "123456123456123", "123456123456123456", "123456712345671",
    "123456789012345", "1234567890123456", "12345678901234567890", "123456789123456", "123456789123456789",
    "123456789abcdef", "1q2w3e4r5t6y7u8", "1q2w3e4r5t6y7u8i", "1q2w3e4r5t6y7u8i9o0p", "1qaz2wsx3edc4rf",
    "1qaz2wsx3edc4rfv", "1qaz2wsx3edc4rfv5tgb", "999999999999999", "abc123abc123abc", "abc123abc123abc123",
    "abcabcabcabcabc", "abcdefghijklmno", "abcdefghijklmnop", "abcdefghijklmnopqrstuvwxyz", "aaaaaaaaaaaaaaa",
    "aaaaaaaaaaaaaaaa", "administrator123", "administratoradministrator", "asdfasdfasdfasdf", "asdfghjklasdfghjkl",
    "asdfghjklqwertyuiop", "changemechangeme", "correct horse battery staple", "correcthorsebatterystaple",
    "football1football1", "footballfootball", "iloveyou1234567", "iloveyouforever", "iloveyouiloveyou",
    "iloveyousomuch1", "ihatepasswords1", "letmeinletmeinletmein", "letmeinplease123", "maryhadalittlelamb",
    "mynewpassword123", "mypassword12345", "mypasswordispassword", "mypasswordis123", "passw0rdpassw0rd",
    "password12345678", "password123456789", "password1234567", "password1234567890", "password123password",
    "password123password123", "password1password1", "passwordpassword", "passwordpassword1", "princessprincess",
    "q1w2e3r4t5y6u7i8", "q1w2e3r4t5y6u7i8o9p0", "qazwsxedcrfvtgb", "qazwsxedcrfvtgbyhnujm", "qwerty123456789",
    "qwertyqwerty123", "qwertyqwertyqwerty", "qwertyuiop12345", "qwertyuiop123456", "qwertyuiop1234567890",
    "qwertyuiopasdfg", "qwertyuiopasdfgh", "qwertyuiopasdfghjkl", "qwertyuiopasdfghjklzxcvbnm",
    "qwertyuiopqwertyuiop", "secretsecretsecret", "superman1superman1", "sunshinesunshine", "thisismypassword",
    "thisismypassword1", "trustno1trustno1", "welcome123456789", "welcomewelcome1", "welcomewelcomewelcome",
    "whatismypassword", "zxcvbnmasdfghjkl", "zxcvbnmasdfghjklqwertyuiop", "zxcvbnmzxcvbnm1",
]
