import Shared
import Testing

struct FieldRuleTests {
    @Test(arguments: [
        "a@b.c", " ibrar@elgrocer.com\n", "a.b+c@mail.x-y.example", "é@b.c", String(repeating: "a", count: 64) + "@b.c",
        "a@" + String(repeating: "b", count: 250) + ".c",
    ])
    func `An email address is accepted`(text: String) {
        #expect(EmailAddress(text) != nil)
    }

    @Test(arguments: [
        "", "ibrar", "@b.c", "a@", "a@b", "a@b.", "a@.c", "a@b..c", "a@@b.c", "a@b@c.d", "a b@c.d", "a@b c.d",
        "a\u{0}@b.c",
        "a@-.c", "a@b_c.d", "a@é.c", String(repeating: "a", count: 65) + "@b.c",
        "a@" + String(repeating: "b", count: 251) + ".c",
        "e" + String(repeating: "\u{301}", count: 200) + "@b.c",
    ])
    func `An invalid email address is rejected`(text: String) {
        #expect(EmailAddress(text) == nil)
    }

    @Test(arguments: [
        ("Ibrar@ElGrocer.com", " ibrar@elgrocer.com "),
        ("\u{e9}@b.c", "E\u{301}@B.C"),
    ])
    func `Addresses that differ in letter case, space or encoding have one key`(one: String, other: String) throws {
        let keys = try [one, other].map { Array(try #require(EmailAddress($0)).key.utf8) }

        #expect(keys[0] == keys[1])
    }

    @Test(arguments: [
        ("1234567", "1234567"), ("+123456789012345", "+123456789012345"), ("+49 30 12-34-56", "+4930123456"),
    ])
    func `A phone number keeps its digits and its plus`(text: String, kept: String) {
        #expect(PhoneNumber(text)?.text == kept)
    }

    @Test(arguments: [
        "", "123456", "1234567890123456", "++1234567", "1234567+", "1234567a", "١٢٣٤٥٦٧", "(030) 1234567",
    ])
    func `An invalid phone number is rejected`(text: String) {
        #expect(PhoneNumber(text) == nil)
    }

    @Test
    func `A blank form has an error for every field, in field order`() {
        let form = SignupForm(firstName: " ", lastName: "\n")

        let error = #expect(throws: FormError<SignupForm.Field>.self) { try form.validated(policy: .classic) }

        #expect(error?.entries.map(\.field) == SignupForm.Field.allCases)
        #expect(error?.first == .missingFirstName)
    }

    @Test
    func `Names are trimmed and otherwise unchanged`() throws {
        let form = SignupForm(
            firstName: " Zo\u{1b}[31m ",
            lastName: "\u{202e}Lee\n",
            email: "zo@b.c",
            password: "Secret1",
            phone: "1234567"
        )

        let registration = try form.validated(policy: .classic)

        #expect(registration.firstName == "Zo\u{1b}[31m")
        #expect(registration.lastName == "\u{202e}Lee")
    }

    @Test
    func `A login form requires an email address and six characters`() {
        let form = LoginForm(email: "ibrar", password: "12345")

        let error = #expect(throws: FormError<LoginForm.Field>.self) { try form.validated() }

        #expect(error?[.email] == .invalidEmail)
        #expect(error?[.password] == .shortPassword)
    }
}
