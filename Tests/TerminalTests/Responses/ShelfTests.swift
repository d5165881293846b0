import TestSupport
import Testing

/// Ten categories, of which eight are in view.
struct ShelfTests {
    @Test func `→ at the last column scrolls on, up to the last row, and ← at the first scrolls back`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        let categories = { stage.text.matches(of: /C\d+/).map { String($0.output) } }
        await stage.press(.tab)
        let before = (categories(), stage.lines.firstIndex { $0.contains("Products") })

        let there = await stage.path(.right, .right, .right, .right, .right, .right)
        let scrolled = (categories(), stage.lines.firstIndex { $0.contains("Products") })
        let back = await stage.path(.left, .left)

        there.expect(["C2", "C3", "C4", "C9", "C10", "C10"])
        back.expect(["C9", "C4"])
        let first = (1...8).map { "C\($0)" }
        #expect(before.0 == first)
        scrolled.0.expect(["C9", "C10"])
        #expect(categories() == first)
        #expect(before.1 == scrolled.1)
        #expect(before.1 != nil)
    }

    @Test func `→ in the second line goes to the last row if the next line is shorter`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(.tab, .down)

        let path = await stage.path(.right, .right, .right, .right)

        path.expect(["C6", "C7", "C8", "C10"])
    }

    @Test func `The section says which rows are in view and where there are more`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        let before = stage.text

        await stage.press(.tab, .right, .right, .right, .right)

        #expect(before.contains("1–8 of 10 →"))
        #expect(stage.shows("9–10 of 10 ←"))
    }

    @Test func `In a narrow window two rows stand side by side, and arrows follow`() async {
        let stage = Stage(columns: 40) { $0.show($0.dashboard()) }

        let path = await stage.path(.tab, .right, .right)

        path.expect(["C1", "C2", "C5"])
    }

    @Test func `Tab returns to the first row in view, whichever had the focus last, and scrolls nothing`() async {
        let stage = Stage { $0.show($0.dashboard()) }

        let first = await stage.path(.tab, .right, .down, .tab, .backTab)
        let second = await stage.path(.right, .right, .right, .right, .right, .tab)
        let isScrolled = stage.shows("C10")
        await stage.press(.backTab)

        first.expect(["C1", "C2", "C6", "P1", "C1"])
        second.expect(["C2", "C3", "C4", "C9", "C10", "P1"])
        #expect(isScrolled)
        stage.marked.expect(["C9"])
    }
}
