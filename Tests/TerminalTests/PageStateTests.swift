import Headless
import Testing

@testable import Terminal

struct PageStateTests {
    @Test func `The caret goes to the end of a text that the app fills in`() {
        var state = PageState(snapshot(title: ""))

        state.follow(snapshot(title: "golden meadow"), after: snapshot(title: ""))

        #expect(state.focus == .field("title"))
        #expect(state.caret == 13)
    }

    @Test func `The caret stays where it is while the text around it changes`() {
        var state = PageState(snapshot(title: "golden meadow"))
        state.caret = 0

        state.follow(snapshot(title: "olden meadow"), after: snapshot(title: "golden meadow"))

        #expect(state.caret == 0)
    }

    private func snapshot(title: String) -> Snapshot {
        let field = Snapshot.Field(
            identifier: "title",
            label: "Title",
            kind: .text,
            text: title,
            hint: nil,
            error: nil
        )
        return Snapshot(
            screen: nil,
            title: "Photo",
            isBusy: false,
            isSheet: false,
            canGoBack: true,
            canRefresh: false,
            elements: [.field(field)],
            tabs: nil,
            alert: nil,
            notice: nil
        )
    }
}
