import Shared
import TestSupport
import Testing

@Suite("A near miss") struct NearMissTests {
    private static let words = ["--pattern", "--plain", "--policy", "--open"]

    @Test(
        arguments: [
            ("--patern", words, "--pattern"), ("--pattren", words, "--pattern"), ("--patttern", words, "--pattern"),
            ("--pettern", words, "--pattern"), ("--PATTERN", words, "--pattern"), ("--pat", words, "--pattern"),
            ("--frobnicate", words, nil), ("", words, nil), ("x", words, nil), ("fav", ["favorites"], "favorites"),
            ("fa", ["favorites"], nil), ("fav", ["my favorites"], nil),
            (String(repeating: "--pattern", count: 10_000), words, nil),
            ("cart", ["cast", "cart", "card"], "cart"), ("cart", ["card", "cast"], "card"),
            ("mpv", ["mvp"], "mvp"), ("mxx", ["mvp"], nil),
        ] as [(String, [String], String?)]
    )
    func `is the nearest word, of equally near ones the first, and a swap of neighbors is one edit`(
        typed: String,
        words: [String],
        suggestion: String?
    ) {
        #expect(NearMiss.suggestion(for: typed, among: words) == suggestion)
    }
}

struct ExactTextTests {
    private let composed: ExactText = "caf\u{E9}"
    private let decomposed: ExactText = "cafe\u{301}"

    @Test func `Texts are equal only if their bytes are, unlike strings, and sorted by them`() {
        let distinct: Set = [composed, decomposed, "caf\u{E9}"]
        #expect(composed.text == decomposed.text)
        #expect(distinct.count == 2)
        ["z", composed, "", decomposed, "ca"].sorted().expect(["", "ca", decomposed, composed, "z"])
    }
}

@Suite("Decimal seconds") struct DurationDecimalTests {
    @Test(
        arguments: [
            ("0", 0), ("2", 2000), ("1.9", 1900), ("0.1", 100), ("0.025", 25), ("0.001", 1), ("007", 7000),
            ("999999999.999", 999_999_999_999), ("", nil), ("-1", nil), ("+1", nil), ("nan", nil), ("inf", nil),
            ("1e3", nil), ("0x10", nil), (".", nil), (".5", nil), ("1.", nil), ("1.2.3", nil), ("1,5", nil),
            (" 1", nil), ("0.0001", nil), ("٣", nil), ("1000000000", nil),
        ] as [(String, Int?)]
    )
    func `are exact to the millisecond, and no other text`(text: String, milliseconds: Int?) {
        #expect(Duration(decimalSeconds: text) == milliseconds.map { .milliseconds($0) })
    }

    @Test(arguments: [
        (0, "0"), (1, "0.001"), (50, "0.050"), (250, "0.250"), (2_000, "2"), (61_005, "61.005"),
        (999_999_999_999, "999999999.999"),
    ])
    func `are written as they are read`(milliseconds: Int, text: String) {
        let duration = Duration.milliseconds(milliseconds)

        #expect(duration.decimalSeconds == text)
        #expect(Duration(decimalSeconds: text) == duration)
    }
}
