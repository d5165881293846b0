import Shared
import Testing

@Suite("A near miss") struct NearMissTests {
    private static let words = ["--pattern", "--plain", "--policy", "--open"]

    @Test(
        arguments: [
            ("--patern", words, "--pattern"), ("--pattren", words, "--pattern"), ("--patttern", words, "--pattern"),
            ("--pettern", words, "--pattern"), ("--PATTERN", words, "--pattern"), ("--pat", words, "--pattern"),
            ("--frobnicate", words, nil), ("", words, nil), ("x", words, nil),
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
