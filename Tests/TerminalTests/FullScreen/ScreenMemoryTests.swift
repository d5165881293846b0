import Headless
import TestSupport
import Testing

@testable import Terminal

struct ScreenMemoryTests {
    @Test func `The focus and the scroll of a screen are kept, and nothing that lay above it`() {
        let screen = Screen("Screen", [])
        let kept = PageState(focus: .tabs, rowIndex: 2, caret: 3, scroll: 4)
        var state = kept
        state.overlay = .find(text: "a", origin: nil)
        state.openHelp()
        state.message = "reply"
        state.alertTime = .seconds(1)
        var memory = ScreenMemory()

        memory.keep(state, of: screen)

        let states = [screen, Screen("Screen", [])].map { memory.entry(of: $0)?.state }
        states.expect([kept, nil])
    }
}
