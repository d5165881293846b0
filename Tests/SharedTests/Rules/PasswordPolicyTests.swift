import Shared
import Testing

struct PasswordPolicyTests {
    @Test(
        arguments: [
            ("Secret1", nil), ("aB3aB3", nil), ("A1" + String(repeating: "a", count: 498), nil),
            ("A1" + String(repeating: "a", count: 499), .longPassword),
            ("A1" + String(repeating: "a", count: 4998), .longPassword), ("", .notClassicPassword),
            ("aB345", .notClassicPassword), ("secret1", .notClassicPassword), ("SECRET1", .notClassicPassword),
            ("Secrets", .notClassicPassword), ("Secret 1", .notClassicPassword), ("Secret1é", .notClassicPassword),
            ("Secret1😀", .notClassicPassword), ("Secret1\u{0}", .notClassicPassword),
        ] as [(String, FieldError?)]
    )
    func `The classic policy accepts only capital letters, small letters and digits, up to 500`(
        password: String,
        objection: FieldError?
    ) {
        #expect(PasswordPolicy.classic.objection(to: password) == objection)
    }

    @Test(
        arguments: [
            ("fifteen letters", nil), ("پاس ورڈ بہت لمبا", nil), (String(repeating: "😀", count: 15), nil),
            (String(repeating: "z", count: 500), nil), (String(repeating: "e\u{301}", count: 250), nil),
            (String(repeating: "e\u{301}", count: 250) + "e", .longPassword),
            (String(repeating: "z", count: 501), .longPassword), (String(repeating: "z", count: 5000), .longPassword),
            ("fifteen letters\u{0}", .longPassword), ("", .notModernPassword), ("fourteen chars", .notModernPassword),
            (String(repeating: "👨‍👩‍👧", count: 14), .notModernPassword), ("password12345678", .commonPassword),
            ("PasswordPassword", .commonPassword),
        ] as [(String, FieldError?)]
    )
    func `The modern policy accepts 15 characters, as people count, in 500 composed bytes, unless they are common`(
        password: String,
        objection: FieldError?
    ) {
        #expect(PasswordPolicy.modern.objection(to: password) == objection)
    }
}
