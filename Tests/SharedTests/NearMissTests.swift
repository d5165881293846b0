import Shared
import Testing

@Suite struct `A near miss` {
    private let words = ["--pattern", "--plain", "--policy", "--open"]

    @Test(arguments: ["--patern", "--pattren", "--patttern", "--pettern", "--PATTERN", "--pat"])
    func `suggests the word that was meant`(typed: String) {
        let suggestion = NearMiss.suggestion(for: typed, among: words)

        #expect(suggestion == "--pattern")
    }

    @Test(arguments: ["--frobnicate", "", "x", String(repeating: "--pattern", count: 10_000)])
    func `is not found for a word unlike all others`(typed: String) {
        let suggestion = NearMiss.suggestion(for: typed, among: words)

        #expect(suggestion == nil)
    }

    @Test func `suggests the nearest word, and of equally near ones the first`() {
        let nearest = NearMiss.suggestion(for: "cart", among: ["cast", "cart", "card"])
        let first = NearMiss.suggestion(for: "cart", among: ["card", "cast"])

        #expect(nearest == "cart")
        #expect(first == "card")
    }

    @Test func `counts a swap of neighbors as one edit`() {
        let swapped = NearMiss.suggestion(for: "mpv", among: ["mvp"])
        let replacedTwice = NearMiss.suggestion(for: "mxx", among: ["mvp"])

        #expect(swapped == "mvp")
        #expect(replacedTwice == nil)
    }
}
