import TestSupport
import Testing

struct ArrowKeyTests {
    @Test(
        arguments: [
            KeyContext("a screen", [.tab, .tab]) { $0.show($0.dashboard()) },
            KeyContext("a sheet", [.tab, .tab]) { $0.show($0.list()).present($0.dashboard("Sheet")) },
        ]
    )
    func `Arrows move through a grid as it lies, stop at its edges, and act on nothing`(context: KeyContext) async {
        let stage = await context.stage(columns: 80, rows: 24)

        let path = await stage.path(.right, .right, .down, .left, .up, .left, .down, "k", "j")

        path.expect(["P2", "P2", "P4", "P3", "P1", "P1", "P3", "P1", "P3"])
        #expect(stage.log.isEmpty)
    }

    @Test func `← and → go to the button beside, and stop at the last`() async {
        let stage = Stage { $0.show($0.form()) }
        await stage.press(.tab, .tab, .tab)

        let path = await stage.path(.left, .right, .right, .left)

        path.expect(["[Save]", "[Cancel]", "[Cancel]", "[Save]"])
    }

    @Test func `↑ leads from the first row to the button beside the title and to the tab bar`() async {
        let stage = Stage { $0.showTabs($0.dashboard(), $0.list()) }

        let path = await stage.path(.up, .up, .up, .down, .down)

        path.expect(["[Log out]", "[1 Dashboard]", "[1 Dashboard]", "[Log out]", "B1"])
    }
}
