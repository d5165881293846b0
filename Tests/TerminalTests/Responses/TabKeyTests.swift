import Headless
import TestSupport
import Testing

struct TabKeyTests {
    @Test(
        arguments: [
            (
                KeyContext("a form") { $0.show($0.form()) }, .tab,
                ["Email", "Password", "[Save]", "[Cancel]", "Name", "Email", "Password"]
            ),
            (
                KeyContext("sections in a tab") { $0.showTabs($0.dashboard(), $0.list()) }, .tab,
                ["C1", "P1", "[Add image]", "Q1", "[1 Dashboard]", "[Log out]", "B1"]
            ),
            (
                KeyContext("sections in a tab") { $0.showTabs($0.dashboard(), $0.list()) }, .backTab,
                ["[Log out]", "[1 Dashboard]", "Q1", "[Add image]", "P1", "C1", "B1"]
            ),
            (
                KeyContext("a section without rows") {
                    $0.show($0.dashboard().with { $0.section("Categories").rows = [] })
                }, .tab, ["P1", "[Add image]", "Q1", "[Log out]", "B1", "P1", "[Add image]"]
            ),
            (
                KeyContext("a row within a section", [.tab, .right, .down]) { $0.show($0.dashboard()) }, .tab,
                ["P1", "[Add image]", "Q1", "[Log out]", "B1", "C1", "P1"]
            ),
        ] as [(KeyContext, Press, [String])]
    )
    func `Tab goes to each field, button and section with rows and the tab bar, Shift-Tab the other way`(
        context: KeyContext,
        key: Press,
        stops: [String]
    ) async {
        let stage = await context.stage(columns: 80, rows: 24)

        let path = await stage.path(key, key, key, key, key, key, key)

        path.expect(stops)
    }

    @Test func `Tab returns to the row of a list or grid that had the focus last`() async {
        let list = Stage { $0.showTabs($0.list(), $0.form()) }
        await list.press(Press.each(of: "/27") + [.enter])
        let grid = Stage { $0.show($0.dashboard()) }
        await grid.press(.tab, .tab, .right, .down)

        await list.press(.backTab, .tab)
        await grid.press(.tab, .backTab)

        #expect(list.focus == "Row 27")
        #expect(grid.focus == "P4")
    }

    @Test(arguments: [(false, "[Retry]"), (true, "[1 Screen]")])
    func `Tab goes from a list without a heading to its buttons below, from one with a heading past them`(
        showsTitle: Bool,
        marked: String
    ) async {
        let stage = Stage { app in
            let section = Section("List", showsTitle: showsTitle, buttons: [Button("Retry")])
            section.rows = [StubApp.row(1)]
            app.showTabs(StubScreen("Screen", [.section(section)], of: app))
        }

        await stage.press(.tab)

        stage.marked.expect([marked])
    }
}
