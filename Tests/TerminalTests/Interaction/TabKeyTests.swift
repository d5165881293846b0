import Headless
import Testing

struct TabKeyTests {
    @Test func `Tab goes to each field and button of a form, and from the last to the first`() async {
        let stage = Stage { $0.show($0.form()) }
        var stops = [stage.focusedField]

        for _ in 0..<2 {
            await stage.press(.tab)
            stops.append(stage.focusedField)
        }
        await stage.press(.tab)
        let save = stage.marked
        await stage.press(.tab)
        let cancel = stage.marked
        await stage.press(.tab)

        #expect(stops == ["Name", "Email", "Password"])
        #expect(save == ["[Save]"])
        #expect(cancel == ["[Cancel]"])
        #expect(stage.focusedField == "Name")
    }

    @Test func `Tab goes to the tab bar, each button and each section of a screen`() async {
        let stage = Stage { $0.showTabs($0.dashboard(), $0.list()) }
        var stops = stage.marked

        for _ in 0..<7 {
            await stage.press(.tab)
            stops += stage.marked
        }

        #expect(stops == ["B1", "C1", "P1", "[Add image]", "Q1", "[1 Dashboard]", "[Log out]", "B1"])
    }

    @Test func `Shift-Tab goes the other way`() async {
        let stage = Stage { $0.showTabs($0.dashboard(), $0.list()) }
        var stops = stage.marked

        for _ in 0..<7 {
            await stage.press(.backTab)
            stops += stage.marked
        }

        #expect(stops == ["B1", "[Log out]", "[1 Dashboard]", "Q1", "[Add image]", "P1", "C1", "B1"])
    }

    @Test func `Tab leaves a section from any of its rows`() async {
        let stage = Stage { $0.show($0.dashboard()) }

        await stage.press(.tab, .right, .down, .tab)

        #expect(stage.marked == ["P1"])
    }

    @Test func `Tab passes over a section without rows`() async {
        let stage = Stage { app in
            let screen = app.dashboard()
            screen.section("Categories").rows = []
            app.show(screen)
        }

        await stage.press(.tab)

        #expect(stage.marked == ["P1"])
    }

    @Test func `Tab returns to the row of a list or grid that had the focus last`() async {
        let list = Stage { $0.showTabs($0.list(), $0.form()) }
        await list.press("/")
        await list.type("27")
        await list.press(.enter)
        let grid = Stage { $0.show($0.dashboard()) }
        await grid.press(.tab, .tab, .right, .down)

        await list.press(.backTab, .tab)
        await grid.press(.tab, .backTab)

        #expect(list.marked == ["Row 27"])
        #expect(grid.marked == ["P4"])
    }

    @Test func `Tab goes from a list without a heading to its buttons below, from one with a heading past them`() async
    {
        for (showsTitle, marked) in [(false, "[Retry]"), (true, "[1 Screen]")] {
            let stage = Stage { app in
                let section = Section("List", showsTitle: showsTitle, buttons: [Button("Retry")])
                section.rows = [StubApp.row(1)]
                app.showTabs(StubScreen("Screen", [.section(section)], of: app))
            }

            await stage.press(.tab)

            #expect(stage.marked == [marked])
        }
    }
}
