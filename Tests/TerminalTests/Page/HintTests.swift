import Headless
import Testing

@testable import Terminal

/// The keys in the last line, apart from those that the pictures of whole screens show.
struct HintTests {
    @Test(arguments: [36, 40, 60, 80, 120])
    func `A sheet says how to close it and the first screen how to quit, in any width`(columns: Int) async {
        let sheet = Stage(columns: columns) { app in
            app.show(app.list())
            app.present(app.form("Sheet"))
        }
        let first = Stage(columns: columns) { $0.showTabs($0.list(), $0.form()) }

        await sheet.press(.tab, .tab)

        let (onSheet, onFirst) = (Self.hints(sheet), Self.hints(first))
        #expect(onSheet.contains("Esc close"))
        #expect(onSheet.hasSuffix("F1 keys"))
        #expect(onFirst.contains("q quit"))
        #expect(onFirst.hasSuffix("? keys"))
    }

    private static func hints(_ stage: Stage) -> String { stage.lines.last ?? "" }

    @Test(arguments: hints)
    fileprivate func `The last line names the keys that do something here, in the order of their use`(
        hints: Hints
    ) async {
        let stage = await hints.context.stage(columns: 140, rows: 40)

        let shown = Self.hints(stage).split(separator: "  ").map { $0.trimmingPrefix(" ") }.joined(separator: "  ")
        #expect(shown == hints.keys)
    }

    private nonisolated static let hints = [
        Hints(
            KeyContext("the only row, in the only tab, of a screen above the first") { app in
                app.showTabs(app.form())
                let list = app.list(count: 1)
                list.screen.onRefresh = nil
                list.section("List").rows[0].actions = []
                app.push(list)
            },
            "↑↓ move  Enter open  Tab next  Esc back  / find  q quit  ? keys"
        ),
        Hints(
            KeyContext("a row that is alone") { app in
                let list = app.list(count: 1)
                list.section("List").onSelect = nil
                app.show(list)
            },
            "f like  d delete  / find  r refresh  q quit  ? keys"
        ),
        Hints(
            KeyContext("a row with a swipe action alone") { app in
                let list = app.list()
                list.section("List").rows[0].actions.removeFirst()
                app.show(list)
            },
            "↑↓ move  Enter open  d delete  / find  r refresh  q quit  ? keys"
        ),
        Hints(
            KeyContext("a row whose swipe action comes first") { app in
                let list = app.list()
                list.section("List").rows[0].actions.reverse()
                app.show(list)
            },
            "↑↓ move  Enter open  f like  d delete  / find  r refresh  q quit  ? keys"
        ),
        Hints(
            KeyContext("a row that cannot be chosen, of one of several sections", [.tab, .tab]) { app in
                let screen = app.dashboard()
                screen.section("Products").onSelect = nil
                app.show(screen)
            },
            "↑↓ move  Tab section  / find  q quit  ? keys"
        ),
        Hints(
            KeyContext("one of several sections, of which one is empty") { app in
                let screen = app.dashboard()
                screen.section("Products").rows = []
                app.show(screen)
            },
            "↑↓ move  Enter open  Tab section  / find  q quit  ? keys"
        ),
        Hints(
            KeyContext("the only section that has rows") { app in
                let screen = app.dashboard()
                for title in ["Banners", "Categories", "Products"] { screen.section(title).rows = [] }
                app.show(screen)
            },
            "↑↓ move  Enter open  Tab next  / find  q quit  ? keys"
        ),
        Hints(
            KeyContext("a row of a sheet above tabs") { app in
                app.showTabs(app.list(), app.form())
                app.present(app.list("Sheet"))
            },
            "↑↓ move  Enter open  f like  d delete  Esc close  / find  r refresh  q quit  ? keys"
        ),
        Hints(
            KeyContext("the only field") { app in app.show(StubScreen("Form", [.field(Field("Field"))], of: app)) },
            "Ctrl-C quit  F1 keys"
        ),
        Hints(
            KeyContext("the last field, above a disabled button", [.tab, .tab]) { app in
                let form = app.form()
                form.button("Save").isEnabled = false
                app.show(form)
            },
            "Tab next  Ctrl-C quit  F1 keys"
        ),
        Hints(
            KeyContext("a disabled button", [.backTab]) { app in
                let form = app.form()
                form.button("Cancel").isEnabled = false
                app.show(form)
            },
            "Tab next  q quit  ? keys"
        ),
        Hints(
            KeyContext("the tab bar", [.backTab]) { $0.showTabs($0.list(), $0.form()) },
            "←→ tab  Tab next  q quit  ? keys"
        ),
        Hints(
            KeyContext("the bar of the only tab", [.backTab]) { $0.showTabs($0.list()) },
            "Tab next  q quit  ? keys"
        ),
        Hints(
            KeyContext("nothing, while rows load") { app in
                let list = app.list("Second", count: 0)
                list.section("Second").isBusy = true
                app.show(app.list(), list)
            },
            "Esc back  q quit  ? keys"
        ),
        Hints(
            KeyContext("an alert without one") { app in
                app.show(app.list())
                app.alert("Which?", app.answer("A"), app.answer("B"))
            },
            "←→ choose  Enter answer  F1 keys"
        ),
        Hints(KeyContext("a menu", ["a"]) { $0.show($0.list()) }, "↑↓ choose  Enter do it  Esc close"),
        Hints(KeyContext("find", ["/"]) { $0.show($0.list()) }, "Enter stay  Esc return"),
        Hints(KeyContext("find with one match", ["/", "2", "7"]) { $0.show($0.list()) }, "Enter stay  Esc return"),
    ]

    @Test func `A hint is left out only if two columns before the help would not be free`() {
        let line = { (columns: Int) in Stage(columns: columns) { $0.showTabs($0.list(), $0.form()) }.lines[23] }
        let hints = line(200).replacing(/[ ]*\? keys$/, with: "")
        let needed = hints.columns + "  ? keys ".columns

        #expect(line(needed) == "\(hints)  ? keys")
        #expect(!line(needed - 1).hasPrefix(hints))
    }
}

/// The keys that the last line names, with what shows how to get help.
private nonisolated struct Hints: CustomTestStringConvertible, Sendable {
    let context: KeyContext
    let keys: String

    var testDescription: String { context.name }

    init(_ context: KeyContext, _ keys: String) {
        self.context = context
        self.keys = keys
    }
}
