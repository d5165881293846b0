import Headless
import Testing

/// Text from data, made safe to display.
struct DisplayableTextTests {
    @Test(
        arguments: [
            ("bell\u{7}", "bell\u{FFFD}"), ("\u{1B}[2J", "\u{FFFD}[2J"), ("\u{9B}31m", "\u{FFFD}31m"),
            ("a\u{2028}b", "a\u{FFFD}b"), ("a\u{2029}b", "a\u{FFFD}b"), ("a\r\nb", "a\u{FFFD}\u{FFFD}b"),
            ("\u{202E}txt", "\u{FFFD}txt"), ("a\u{2066}b", "a\u{FFFD}b"), ("a\u{200B}b", "a\u{FFFD}b"),
            ("\u{FEFF}a", "\u{FFFD}a"), ("Zoë, e\u{301}", nil), ("می\u{200C}خواهم", nil), ("क्\u{200D}ष", nil),
            ("👩\u{200D}🔬", nil), ("שלום", nil), ("a\u{A0}b", nil), ("", nil),
        ] as [(String, String?)]
    )
    func `What could move the cursor or reverse text is replaced, letters, emoji and their joiners are kept`(
        text: String,
        replaced: String?
    ) {
        #expect(text.displayable == replaced ?? text)
    }
}
