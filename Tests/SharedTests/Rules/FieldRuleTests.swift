import Foundation
import Testing

@testable import Shared

struct FieldRuleTests {
    @Test(arguments: [
        ("a@b.c", true), (" ibrar@elgrocer.com\n", true), ("a.b+c@mail.x-y.example", true), ("é@b.c", true),
        (String(repeating: "a", count: 64) + "@b.c", true), ("a@" + String(repeating: "b", count: 250) + ".c", true),
        ("", false), ("ibrar", false), ("@b.c", false), ("a@", false), ("a@b", false), ("a@b.", false), ("a@.c", false),
        ("a@b..c", false), ("a@@b.c", false), ("a@b@c.d", false), ("a b@c.d", false), ("a@b c.d", false),
        ("a\u{0}@b.c", false), ("a@-.c", false), ("a@b_c.d", false), ("a@é.c", false),
        (String(repeating: "a", count: 65) + "@b.c", false), ("a@" + String(repeating: "b", count: 251) + ".c", false),
        ("e" + String(repeating: "\u{301}", count: 200) + "@b.c", false),
    ])
    func `An email address has one @ between 64 characters and a host, in 254 bytes`(text: String, isValid: Bool) {
        #expect((EmailAddress(text) != nil) == isValid)
    }

    @Test(arguments: [
        ("Ibrar@ElGrocer.com", " ibrar@elgrocer.com "),
        ("\u{e9}@b.c", "E\u{301}@B.C"), ("ΝΙΚΟΣ@b.c", "νικος@b.c"), ("µ@b.c", "Μ@b.c"), ("ſam@b.c", "SAM@b.c"),
        ("Straße@b.c", "STRASSE@b.c"), ("\u{1E9E}@b.c", "ß@b.c"), ("\u{212A}im@b.c", "kim@b.c"),
    ])
    func `Addresses that differ in letter case, space or encoding have one key`(one: String, other: String) throws {
        let keys = try [one, other].map { Array(try #require(EmailAddress($0)).key.utf8) }

        #expect(keys[0] == keys[1])
    }

    @Test(arguments: [("ı@b.c", "i@b.c"), ("e\u{301}@b.c", "e@b.c"), ("ø@b.c", "o@b.c")])
    func `Addresses that differ in a letter or an accent have different keys`(one: String, other: String) {
        #expect(EmailAddress(one) != EmailAddress(other))
    }

    @Test(
        arguments: [
            ("1234567", "1234567"), ("+123456789012345", "+123456789012345"), ("+49 30 12-34-56", "+4930123456"),
            ("", nil), ("123456", nil), ("1234567890123456", nil), ("++1234567", nil), ("1234567+", nil),
            ("1234567a", nil), ("١٢٣٤٥٦٧", nil), ("(030) 1234567", nil), ("030\u{A0}12\u{202F}34\t567\n", "0301234567"),
            ("030\u{2011}12\u{2013}34\u{2212}56\u{FF0D}7", "0301234567"),
            ("030\u{3000}12\u{AD}34\u{2014}567", "0301234567"),
            ("\u{202A}+49 30\u{200B}123\u{2060}456\u{202C}", "+4930123456"), ("\u{2010}\u{2010}123456", nil),
            ("+49_30_123456", nil), ("\u{FF0B}4930123456", nil), ("1234567\u{20E3}", nil),
        ] as [(String, String?)]
    )
    func `A phone number of 7 to 15 digits keeps its digits and its plus`(text: String, kept: String?) {
        #expect(PhoneNumber(text)?.text == kept)
    }
}

struct WebAddressTests {
    @Test(
        arguments: [
            "http://example.com", "HTTPS://EXAMPLE.COM/a.png?size=1#x", " https://example.com/a \n",
            "http://127.0.0.1:8080/a", "http://localhost:65535/", "http://1.2.3.example/", "http://255.255.255.255/",
            "http://localhost./", "http://a--b_c.-d.example/", "http://bücher.example/",
        ]
    )
    func `A web address is accepted, and kept as typed but for the scheme that is sent`(text: String) {
        let address = WebAddress(text)

        let scheme = text.contains("http:") ? "http" : "https"
        #expect(address?.text == text.trimmed)
        #expect(address?.url.scheme == scheme)
    }

    @Test(
        arguments: [
            "", "example.com", "ftp://example.com/a", "javascript:alert(1)", "http://", "http:///a", "http:example.com",
            "https://ann@example.com/a", "https://ann:secret@example.com/a", "https://@example.com", "http://:80/",
            "https://example.com/a b", "https://example.com/\u{1B}[31m", "https://example.com/\u{202E}gnp.a",
            "https://exa%20mple.com/", "https://example.com:99999/", "https://good.com\\@evil.com/",
            "https://example.com:0/", "https://example.com:99999999999999999999/",
            "http://[::1]/a", "http://[::1]:8080/a", "http://[v1.a]/",
            "http://127.1/", "http://2130706433/", "http://0x7f.0.0.1/", "http://0x7F000001/", "http://0177.0.0.1/",
            "http://127.0.0.01/", "http://127.0.0.256/", "http://1.2.3.4.5/", "http://127.0.0.1./", "http://./",
            "http://%31%32%37.1/", "http://１２７.１/", "http://127。1/", "http://example.0x/",
            "http://a..b/", "http://.a/", "http://a../", "http://-/", "http://a.--.b/",
        ]
    )
    func `An invalid web address is rejected`(text: String) {
        #expect(WebAddress(text) == nil)
    }
}

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

/// The forms, field by field.
struct FormTests {
    @Test(arguments: [
        (SignupForm.Field.firstName, " ", FieldError.missingFirstName), (.lastName, "\n", .missingLastName),
        (.email, "a@", .invalidEmail), (.password, "secret1", .notClassicPassword), (.phone, "12", .invalidPhone),
    ])
    func `A signup form is trimmed, and one error names its field alone`(
        field: SignupForm.Field,
        text: String,
        error: FieldError
    ) throws {
        var form = SignupForm(
            firstName: " Zo\u{1b}[31m ",
            lastName: "\u{202e}Lee\n",
            email: " zoe@b.c ",
            password: "Secret1",
            phone: "+1 234-5678"
        )
        let registration = try form.validated(policy: .classic)

        form[field] = text

        var expected = FormError<SignupForm.Field>()
        expected.add(error, to: field)
        #expect(throws: expected) { try form.validated(policy: .classic) }
        #expect(try registration == makeRegistration("zoe@b.c", first: "Zo\u{1b}[31m", last: "\u{202e}Lee"))
    }

    @Test func `A picture's form is trimmed, a photo's title is not`() throws {
        let picture = try AddImageForm(author: " Ann\n", address: " https://b.c/a ").validated()

        #expect(picture.author == "Ann")
        #expect(picture.address.text == "https://b.c/a")
        #expect(try PhotoForm(title: " A title ").validated() == " A title ")
    }

    @Test(arguments: [
        "", " \n", "\u{3164}", "\u{2800}", "\u{115F}", "\u{1160}", "\u{FFA0}", "\u{200B}", "\u{FEFF}", "\u{AD}",
        "\u{34F}", "\u{180E}", "\u{FE0F}", "\u{E0041}", "\u{202E}", "\u{7}", "\u{1B}", "\u{2028}", "\u{16FE4}",
        "\u{13441}", "\u{1D159}", " \u{3164}\u{2800} \u{A0}",
    ])
    func `A text of which nothing can be seen is missing`(text: String) {
        let signup = SignupForm(
            firstName: text,
            lastName: text,
            email: "zoe@b.c",
            password: "Secret1",
            phone: "1234567"
        )
        var names = FormError<SignupForm.Field>()
        names.add(.missingFirstName, to: .firstName)
        names.add(.missingLastName, to: .lastName)
        var author = FormError<AddImageForm.Field>()
        author.add(.missingAuthor, to: .author)
        var title = FormError<PhotoForm.Field>()
        title.add(.missingTitle, to: .title)

        #expect(throws: names) { try signup.validated(policy: .classic) }
        #expect(throws: author) { try AddImageForm(author: text, address: "https://b.c/a").validated() }
        #expect(throws: title) { try PhotoForm(title: text).validated() }
    }

    @Test(arguments: [
        "\u{3164}A", "A\u{200D}", "\u{301}", "\u{115F}\u{1161}", "👍🏽", "\u{FFFD}", "\u{E000}", "\u{600}",
    ])
    func `A text of which something can be seen is not missing`(text: String) throws {
        #expect(try PhotoForm(title: text).validated() == text)
    }
}
