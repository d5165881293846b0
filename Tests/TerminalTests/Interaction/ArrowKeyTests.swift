import Testing

struct ArrowKeyTests {
    @Test(arguments: [[Press.down, .down, .up], ["j", "j", "k"]])
    func `↓ and ↑ or j and k move through a list`(keys: [Press]) async {
        let stage = Stage { $0.show($0.list()) }

        await stage.press(keys[0])
        await stage.press(keys[1])
        let below = stage.marked
        await stage.press(keys[2])

        #expect(below == ["Row 3"])
        #expect(stage.marked == ["Row 2"])
    }

    @Test func `Arrows move through a grid as it lies`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(.tab, .tab)
        var path = stage.marked

        for key in [Press.right, .down, .left, .up] {
            await stage.press(key)
            path += stage.marked
        }

        #expect(path == ["P1", "P2", "P4", "P3", "P1"])
    }

    @Test func `→ stops at the end of a grid's line`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(.tab, .tab)

        await stage.press(.right, .right)

        #expect(stage.marked == ["P2"])
    }

    @Test func `Moving the focus tells the app nothing`() async {
        let stage = Stage { $0.show($0.dashboard()) }

        await stage.press(.tab, .right, .right, .right, .right, .down, .down, .left, .up, "j", "k", .home, .pageDown)

        #expect(stage.log == [])
    }

    @Test func `The focus scrolls the list with it`() async {
        let stage = Stage(rows: 12) { $0.show($0.list()) }

        for _ in 0..<30 { await stage.press(.down) }

        #expect(stage.marked == ["Row 31"])
        #expect(!stage.shows("Row 5"))
    }

    @Test func `← and → go to the button beside, and stop at the last`() async {
        let stage = Stage { $0.show($0.form()) }
        await stage.press(.tab, .tab, .tab)
        var path: [String] = []

        for key in [Press.left, .right, .right, .left] {
            await stage.press(key)
            path += stage.marked
        }

        #expect(path == ["[Save]", "[Cancel]", "[Cancel]", "[Save]"])
    }

    @Test func `↑ leads from the first row to the button beside the title and to the tab bar`() async {
        let stage = Stage { $0.showTabs($0.dashboard(), $0.list()) }
        var path: [String] = []

        for key in [Press.up, .up, .up, .down, .down] {
            await stage.press(key)
            path += stage.marked
        }

        #expect(path == ["[Log out]", "[1 Dashboard]", "[1 Dashboard]", "[Log out]", "B1"])
    }

    @Test func `In a grid of a sheet, arrows follow its columns`() async {
        let stage = Stage(columns: 80) { app in
            app.show(app.list())
            app.present(app.dashboard("Sheet"))
        }
        await stage.press(.tab, .tab)
        let first = stage.marked

        await stage.press(.down)

        #expect(first == ["P1"])
        #expect(stage.marked == ["P3"])
    }
}
