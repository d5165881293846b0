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

        let areNamed = [
            Self.hints(sheet).contains(/Esc close.*F1 keys$/), Self.hints(first).contains(/q quit.*\? keys$/),
        ]
        #expect(areNamed == [true, true])
    }

    private static func hints(_ stage: Stage) -> String { stage.lines.last ?? "" }

    @Test(arguments: all)
    fileprivate func `The last line names the keys that do something here, in the order of their use`(
        hints: Hints
    ) async {
        let stage = await hints.context.stage(columns: 140, rows: 40)

        #expect(Self.hints(stage).replacing(/[ ]{2,}/, with: "  ").trimmingPrefix(" ") == hints.text[...])
    }

    private nonisolated static let all = [
        Hints(
            "a row in a tab",
            "↑↓ move  Enter open  f like  d delete  Tab next  / find  r refresh  1–2 tabs  q quit  ? keys"
        ) { $0.showTabs($0.list(), $0.form()) },
        Hints(
            "the only row, in the only tab, of a screen above the first",
            "↑↓ move  Enter open  Tab next  Esc back  / find  q quit  ? keys"
        ) { app in
            app.showTabs(app.form())
            let list = app.list(count: 1)
            list.screen.onRefresh = nil
            list.section("List").rows[0].actions = []
            app.push(list)
        },
        Hints("a row that is alone", "f like  d delete  / find  r refresh  q quit  ? keys") {
            $0.show($0.list(count: 1).with { $0.section("List").onSelect = nil })
        },
        Hints("a row with a swipe action alone", "↑↓ move  Enter open  d delete  / find  r refresh  q quit  ? keys") {
            $0.show($0.list().with { $0.section("List").rows[0].actions.removeFirst() })
        },
        Hints(
            "a row whose swipe action comes first",
            "↑↓ move  Enter open  f like  d delete  / find  r refresh  q quit  ? keys"
        ) { $0.show($0.list().with { $0.section("List").rows[0].actions.reverse() }) },
        Hints(
            "a row that cannot be chosen, of one of several sections",
            "↑↓ move  Tab section  / find  q quit  ? keys",
            after: [.tab, .tab]
        ) { $0.show($0.dashboard().with { $0.section("Products").onSelect = nil }) },
        Hints(
            "one of several sections, of which one is empty",
            "↑↓ move  Enter open  Tab section  / find  q quit  ? keys"
        ) { $0.show($0.dashboard().with { $0.section("Products").rows = [] }) },
        Hints("the only section that has rows", "↑↓ move  Enter open  Tab next  / find  q quit  ? keys") { app in
            let screen = app.dashboard()
            for title in ["Banners", "Categories", "Products"] { screen.section(title).rows = [] }
            app.show(screen)
        },
        Hints(
            "a row of a sheet above tabs",
            "↑↓ move  Enter open  f like  d delete  Esc close  / find  r refresh  q quit  ? keys"
        ) { $0.showTabs($0.list(), $0.form()).present($0.list("Sheet")) },
        Hints("a field", "Enter next  Tab next  Ctrl-C quit  F1 keys") { $0.show($0.form()) },
        Hints("the only field", "Ctrl-C quit  F1 keys") {
            app in app.show(StubScreen("Form", [.field(Field("Field"))], of: app))
        },
        Hints("the last field, above a disabled button", "Tab next  Ctrl-C quit  F1 keys", after: [.tab, .tab]) {
            $0.show($0.form().with { $0.button("Save").isEnabled = false })
        },
        Hints("a disabled button", "Tab next  q quit  ? keys", after: [.backTab]) {
            $0.show($0.form().with { $0.button("Cancel").isEnabled = false })
        },
        Hints("the last field", "Enter save  Tab next  Esc back  Ctrl-C quit  F1 keys", after: [.tab, .tab]) {
            $0.show($0.list(), $0.form())
        },
        Hints("a button in a tab", "Enter tap  Tab next  1–2 tabs  q quit  ? keys", after: [.tab, .tab, .tab]) {
            $0.showTabs($0.form(), $0.list())
        },
        Hints("the tab bar", "←→ tab  Tab next  q quit  ? keys", after: [.backTab]) {
            $0.showTabs($0.list(), $0.form())
        },
        Hints("the bar of the only tab", "Tab next  q quit  ? keys", after: [.backTab]) { $0.showTabs($0.list()) },
        Hints("nothing, while rows load", "Esc back  q quit  ? keys") { app in
            let list = app.list("Second", count: 0)
            list.section("Second").isBusy = true
            app.show(app.list(), list)
        },
        Hints("an alert with a button to cancel", "←→ choose  Enter answer  Esc Cancel  F1 keys") {
            $0.show($0.list()).ask()
        },
        Hints("an alert without one", "←→ choose  Enter answer  F1 keys") {
            $0.show($0.list()).alert("Which?", $0.answer("A"), $0.answer("B"))
        },
        Hints("an alert that only informs", "Enter OK  F1 keys") { $0.show($0.list()).alert("Saved") },
        Hints("a menu", "↑↓ choose  Enter do it  Esc close", after: ["a"]) { $0.show($0.list()) },
        Hints("a menu of one action", "Enter do it  Esc close", after: ["a"]) {
            $0.show($0.list().with { $0.section("List").rows[0].actions.removeLast() })
        },
        Hints("find", "Enter stay  Esc return", after: ["/"]) { $0.show($0.list()) },
        Hints("find with one match", "Enter stay  Esc return", after: ["/", "2", "7"]) { $0.show($0.list()) },
        Hints("find with matches", "Enter stay  ↑↓ next match  Esc return", after: ["/", "R"]) { $0.show($0.list()) },
        Hints("help", "Esc close", after: ["?"]) { $0.show($0.list()) },
    ]

    @Test func `A hint is left out only if two columns before the help would not be free`() {
        let line = { (columns: Int) in Stage(columns: columns) { $0.showTabs($0.list(), $0.form()) }.lines[23] }
        let hints = line(200).replacing(/[ ]*\? keys$/, with: "")
        let needed = hints.columns + "  ? keys ".columns

        #expect(line(needed) == "\(hints)  ? keys")
        #expect(!line(needed - 1).hasPrefix(hints))
    }
}

/// A state of the view and what the last line shows in it.
private nonisolated struct Hints: CustomTestStringConvertible, Sendable {
    let context: KeyContext
    let text: String

    var testDescription: String { context.name }

    init(
        _ name: String,
        _ text: String,
        after keys: [Press] = [],
        prepare: @escaping @MainActor @Sendable (StubApp) -> Void
    ) {
        context = KeyContext(name, keys, prepare: prepare)
        self.text = text
    }
}
