import Headless
import Testing

@testable import Terminal

/// The keys in the last line.
struct HintTests {
    @Test(arguments: [36, 40, 60, 80, 120])
    func `A sheet says how to close it and the first screen how to quit, in any width`(columns: Int) async {
        let sheet = Stage(columns: columns) { $0.show($0.list()).present($0.form("Sheet")) }
        let first = Stage(columns: columns) { $0.showTabs($0.list(), $0.form()) }

        await sheet.press(.tab, .tab)

        let (onSheet, onFirst) = (Self.hints(sheet), Self.hints(first))
        #expect(onSheet.contains(/Esc close.*F1 keys$/))
        #expect(onFirst.contains(/q quit.*\? keys$/))
    }

    private static func hints(_ stage: Stage) -> String { stage.lines.last ?? "" }

    @Test(arguments: hints)
    func `The last line names the keys that do something here, in the order of their use`(
        context: KeyContext,
        keys: String
    ) async {
        let stage = await context.stage(columns: 140, rows: 40)

        #expect(Self.hints(stage).replacing(/[ ]{2,}/, with: "  ").trimmingPrefix(" ") == keys[...])
    }

    private nonisolated static let hints: [(KeyContext, String)] = [
        (
            KeyContext("a row in a tab") { $0.showTabs($0.list(), $0.form()) },
            "↑↓ move  Enter open  f like  d delete  Tab next  / find  r refresh  1–2 tabs  q quit  ? keys"
        ),
        (
            KeyContext("the only row, in the only tab, of a screen above the first") { app in
                app.showTabs(app.form())
                let list = app.list(count: 1)
                list.screen.onRefresh = nil
                list.section("List").rows[0].actions = []
                app.push(list)
            },
            "↑↓ move  Enter open  Tab next  Esc back  / find  q quit  ? keys"
        ),
        (
            KeyContext("a row that is alone") { $0.show($0.list(count: 1).with { $0.section("List").onSelect = nil }) },
            "f like  d delete  / find  r refresh  q quit  ? keys"
        ),
        (
            KeyContext("a row with a swipe action alone") {
                $0.show($0.list().with { $0.section("List").rows[0].actions.removeFirst() })
            },
            "↑↓ move  Enter open  d delete  / find  r refresh  q quit  ? keys"
        ),
        (
            KeyContext("a row whose swipe action comes first") {
                $0.show($0.list().with { $0.section("List").rows[0].actions.reverse() })
            },
            "↑↓ move  Enter open  f like  d delete  / find  r refresh  q quit  ? keys"
        ),
        (
            KeyContext("a row that cannot be chosen, of one of several sections", [.tab, .tab]) {
                $0.show($0.dashboard().with { $0.section("Products").onSelect = nil })
            },
            "↑↓ move  Tab section  / find  q quit  ? keys"
        ),
        (
            KeyContext("one of several sections, of which one is empty") {
                $0.show($0.dashboard().with { $0.section("Products").rows = [] })
            },
            "↑↓ move  Enter open  Tab section  / find  q quit  ? keys"
        ),
        (
            KeyContext("the only section that has rows") { app in
                let screen = app.dashboard()
                for title in ["Banners", "Categories", "Products"] { screen.section(title).rows = [] }
                app.show(screen)
            },
            "↑↓ move  Enter open  Tab next  / find  q quit  ? keys"
        ),
        (
            KeyContext("a row of a sheet above tabs") { $0.showTabs($0.list(), $0.form()).present($0.list("Sheet")) },
            "↑↓ move  Enter open  f like  d delete  Esc close  / find  r refresh  q quit  ? keys"
        ),
        (
            KeyContext("a field") { $0.show($0.form()) },
            "Enter next  Tab next  Ctrl-C quit  F1 keys"
        ),
        (
            KeyContext("the only field") { app in app.show(StubScreen("Form", [.field(Field("Field"))], of: app)) },
            "Ctrl-C quit  F1 keys"
        ),
        (
            KeyContext("the last field, above a disabled button", [.tab, .tab]) {
                $0.show($0.form().with { $0.button("Save").isEnabled = false })
            },
            "Tab next  Ctrl-C quit  F1 keys"
        ),
        (
            KeyContext("a disabled button", [.backTab]) {
                $0.show($0.form().with { $0.button("Cancel").isEnabled = false })
            },
            "Tab next  q quit  ? keys"
        ),
        (
            KeyContext("the last field", [.tab, .tab]) { $0.show($0.list(), $0.form()) },
            "Enter save  Tab next  Esc back  Ctrl-C quit  F1 keys"
        ),
        (
            KeyContext("a button in a tab", [.tab, .tab, .tab]) { $0.showTabs($0.form(), $0.list()) },
            "Enter tap  Tab next  1–2 tabs  q quit  ? keys"
        ),
        (
            KeyContext("the tab bar", [.backTab]) { $0.showTabs($0.list(), $0.form()) },
            "←→ tab  Tab next  q quit  ? keys"
        ),
        (
            KeyContext("the bar of the only tab", [.backTab]) { $0.showTabs($0.list()) },
            "Tab next  q quit  ? keys"
        ),
        (
            KeyContext("nothing, while rows load") { app in
                let list = app.list("Second", count: 0)
                list.section("Second").isBusy = true
                app.show(app.list(), list)
            },
            "Esc back  q quit  ? keys"
        ),
        (
            KeyContext("an alert with a button to cancel") { $0.show($0.list()).ask() },
            "←→ choose  Enter answer  Esc Cancel  F1 keys"
        ),
        (
            KeyContext("an alert without one") { $0.show($0.list()).alert("Which?", $0.answer("A"), $0.answer("B")) },
            "←→ choose  Enter answer  F1 keys"
        ),
        (
            KeyContext("an alert that only informs") { $0.show($0.list()).alert("Saved") },
            "Enter OK  F1 keys"
        ),
        (
            KeyContext("a menu", ["a"]) { $0.show($0.list()) },
            "↑↓ choose  Enter do it  Esc close"
        ),
        (
            KeyContext("a menu of one action", ["a"]) {
                $0.show($0.list().with { $0.section("List").rows[0].actions.removeLast() })
            },
            "Enter do it  Esc close"
        ),
        (
            KeyContext("find", ["/"]) { $0.show($0.list()) },
            "Enter stay  Esc return"
        ),
        (
            KeyContext("find with one match", ["/", "2", "7"]) { $0.show($0.list()) },
            "Enter stay  Esc return"
        ),
        (
            KeyContext("find with matches", ["/", "R"]) { $0.show($0.list()) },
            "Enter stay  ↑↓ next match  Esc return"
        ),
        (KeyContext("help", ["?"]) { $0.show($0.list()) }, "Esc close"),
    ]

    @Test func `A hint is left out only if two columns before the help would not be free`() {
        let line = { (columns: Int) in Stage(columns: columns) { $0.showTabs($0.list(), $0.form()) }.lines[23] }
        let hints = line(200).replacing(/[ ]*\? keys$/, with: "")
        let needed = hints.columns + "  ? keys ".columns

        #expect(line(needed) == "\(hints)  ? keys")
        #expect(!line(needed - 1).hasPrefix(hints))
    }
}
