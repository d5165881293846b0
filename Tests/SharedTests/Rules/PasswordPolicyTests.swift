import Shared
import Testing

struct PasswordPolicyTests {
    @Test(arguments: ["Secret1", "aB3aB3", "A1" + String(repeating: "a", count: 498)])
    func `The classic policy accepts capital letters, small letters and digits`(password: String) {
        #expect(PasswordPolicy.classic.objection(to: password) == nil)
    }

    @Test(arguments: ["", "aB345", "secret1", "SECRET1", "Secrets", "Secret 1", "Secret1é", "Secret1😀", "Secret1\u{0}"])
    func `The classic policy rejects every other password`(password: String) {
        #expect(PasswordPolicy.classic.objection(to: password) == .notClassicPassword)
    }

    @Test(arguments: [
        "fifteen letters", "پاس ورڈ بہت لمبا", String(repeating: "😀", count: 15), String(repeating: "z", count: 500),
    ])
    func `The modern policy accepts 15 characters of any kind`(password: String) {
        #expect(PasswordPolicy.modern.objection(to: password) == nil)
    }

    @Test(arguments: ["", "fourteen chars", String(repeating: "👨‍👩‍👧", count: 14)])
    func `The modern policy counts characters as people do`(password: String) {
        #expect(PasswordPolicy.modern.objection(to: password) == .notModernPassword)
    }

    @Test(arguments: ["password12345678", "PasswordPassword"])
    func `The modern policy rejects common passwords in any letter case`(password: String) {
        #expect(PasswordPolicy.modern.objection(to: password) == .commonPassword)
    }

    @Test(arguments: PasswordPolicy.allCases, [501, 5000])
    func `No policy accepts more than 500 bytes`(policy: PasswordPolicy, length: Int) {
        let password = "A1" + String(repeating: "a", count: length - 2)

        #expect(policy.objection(to: password) == .longPassword)
    }

    @Test
    func `Bytes are counted in the composed form`() {
        let composed250 = String(repeating: "e\u{301}", count: 250)

        #expect(PasswordPolicy.modern.objection(to: composed250) == nil)
        #expect(PasswordPolicy.modern.objection(to: composed250 + "e") == .longPassword)
    }

    @Test
    func `No policy accepts a NUL`() {
        #expect(PasswordPolicy.modern.objection(to: "fifteen letters\u{0}") == .longPassword)
    }
}
