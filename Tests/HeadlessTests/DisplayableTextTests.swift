import Headless
import Testing

/// Text from data, made safe to display.
struct DisplayableTextTests {
    @Test(
        arguments: [
            ("bell\u{7}", "bell\u{FFFD}"), ("\u{1B}[2J", "\u{FFFD}[2J"), ("\u{9B}31m", "\u{FFFD}31m"),
            ("a\u{2028}b", "a\u{FFFD}b"), ("a\u{2029}b", "a\u{FFFD}b"), ("a\r\nb", "a\u{FFFD}\u{FFFD}b"),
            ("\u{202E}txt", "\u{FFFD}txt"), ("a\u{2066}b", "a\u{FFFD}b"), ("a\u{200B}b", "a\u{FFFD}b"),
            ("\u{FEFF}a", "\u{FFFD}a"),
        ]
    )
    func `Characters that could move the cursor or reverse text are replaced`(text: String, shown: String) {
        #expect(text.displayable == shown)
    }

    @Test(arguments: ["Zoë, e\u{301}", "می\u{200C}خواهم", "क्\u{200D}ष", "👩\u{200D}🔬", "שלום", "a\u{A0}b", ""])
    func `Letters, emoji and the joiners that shape them are kept`(text: String) {
        #expect(text.displayable == text)
    }

    @Test func `Two texts look alike if they are displayed alike`() {
        #expect("One\u{7}".looksLike("One\u{8}"))
        #expect("One\u{7}".looksLike("One\u{FFFD}"))
        #expect(!"One\u{7}".looksLike("One"))
        #expect(!"One".looksLike("Two"))
    }
}
