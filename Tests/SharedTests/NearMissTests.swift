import Shared
import Testing

@Suite struct `A near miss` {
    private let words = ["--pattern", "--plain", "--policy", "--open"]

    @Test(arguments: ["--patern", "--pattren", "--patttern", "--pettern", "--PATTERN", "--pat"])
    func `is answered with the word that was meant`(typed: String) {
        let suggestion = NearMiss.suggestion(for: typed, among: words)

        #expect(suggestion == "--pattern")
    }

    @Test(arguments: ["--frobnicate", "", "x", String(repeating: "--pattern", count: 10_000)])
    func `is not seen in a word that is far from all`(typed: String) {
        let suggestion = NearMiss.suggestion(for: typed, among: words)

        #expect(suggestion == nil)
    }

    @Test func `goes to the nearest, and among equals to the first`() {
        let nearest = NearMiss.suggestion(for: "cart", among: ["cast", "cart", "card"])
        let first = NearMiss.suggestion(for: "cart", among: ["card", "cast"])

        #expect(nearest == "cart")
        #expect(first == "card")
    }

    @Test func `counts a swap of neighbors as one slip`() {
        let swapped = NearMiss.suggestion(for: "mpv", among: ["mvp"])
        let replacedTwice = NearMiss.suggestion(for: "mxx", among: ["mvp"])

        #expect(swapped == "mvp")
        #expect(replacedTwice == nil)
    }
}
