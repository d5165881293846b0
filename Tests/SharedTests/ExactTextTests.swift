import Shared
import TestSupport
import Testing

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
