import Testing

/// Ten categories, of which eight are in view.
struct ShelfTests {
    @Test func `→ at the last column scrolls the next rows into view`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(.tab)
        let before = stage.text

        await stage.press(.right, .right, .right, .right)

        #expect(before.contains("C8"))
        #expect(!before.contains("C9"))
        #expect(stage.marked == ["C9"])
        #expect(stage.shows("C10"))
        #expect(!stage.shows("C8"))
    }

    @Test func `← at the first column scrolls back to the last one of its line`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(.tab, .right, .right, .right, .right)

        await stage.press(.left)

        #expect(stage.marked == ["C4"])
        #expect(!stage.shows("C9"))
    }

    @Test func `→ in the second line stays there, or goes to the last row where the next line is shorter`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(.tab, .down, .right, .right, .right)
        let corner = stage.marked

        await stage.press(.right)

        #expect(corner == ["C8"])
        #expect(stage.marked == ["C10"])
    }

    @Test func `→ at the last row stays there`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(.tab, .right, .right, .right, .right, .right)

        await stage.press(.right)

        #expect(stage.marked == ["C10"])
    }

    @Test func `What is below does not move while the section scrolls`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(.tab)
        let before = stage.lines.firstIndex { $0.contains("Products") }

        await stage.press(.right, .right, .right, .right)

        #expect(before != nil)
        #expect(stage.lines.firstIndex { $0.contains("Products") } == before)
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
        await stage.press(.tab, .right)
        let corner = stage.marked

        await stage.press(.right)

        #expect(corner == ["C2"])
        #expect(stage.marked == ["C5"])
    }

    @Test func `The section stays scrolled when the focus leaves it, and Tab returns to what is in view`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(.tab, .right, .right, .right, .right)

        await stage.press(.tab)
        let (left, isScrolled) = (stage.marked, stage.shows("C10"))
        await stage.press(.backTab)

        #expect(left == ["P1"])
        #expect(isScrolled)
        #expect(stage.marked == ["C9"])
    }

    @Test func `Tab into the section goes to the first row in view, whichever had the focus last`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(.tab, .right, .down)

        await stage.press(.tab, .backTab)

        #expect(stage.marked == ["C1"])
    }
}
