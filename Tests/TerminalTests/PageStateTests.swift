import Headless
import Testing

@testable import Terminal

struct PageStateTests {
    @Test func `The caret goes to the end of a text that the app fills in, and stays while the text changes`() {
        let texts = ["", "golden meadow", "olden meadow"].map(Self.snapshot)
        var state = PageState(texts[0])

        state.follow(texts[1], after: texts[0])
        let filledIn = (state.focus, state.caret)
        state.caret = 0
        state.follow(texts[2], after: texts[1])

        #expect(filledIn == (.field("title"), 13))
        #expect(state.caret == 0)
    }

    private static func snapshot(text: String) -> Snapshot {
        let field = Snapshot.Field(
            identifier: "title",
            label: "Title",
            kind: .text,
            text: text,
            hint: nil,
            error: nil
        )
        return .sample([.field(field)])
    }
}
