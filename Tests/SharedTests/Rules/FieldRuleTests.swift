import Shared
import Testing

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
        ("\u{e9}@b.c", "E\u{301}@B.C"),
    ])
    func `Addresses that differ in letter case, space or encoding have one key`(one: String, other: String) throws {
        let keys = try [one, other].map { Array(try #require(EmailAddress($0)).key.utf8) }

        #expect(keys[0] == keys[1])
    }

    @Test(
        arguments: [
            ("1234567", "1234567"), ("+123456789012345", "+123456789012345"), ("+49 30 12-34-56", "+4930123456"),
            ("", nil), ("123456", nil), ("1234567890123456", nil), ("++1234567", nil), ("1234567+", nil),
            ("1234567a", nil), ("١٢٣٤٥٦٧", nil), ("(030) 1234567", nil),
        ] as [(String, String?)]
    )
    func `A phone number of 7 to 15 digits keeps its digits and its plus`(text: String, kept: String?) {
        #expect(PhoneNumber(text)?.text == kept)
    }
}
