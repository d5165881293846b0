import Headless
import Testing

@testable import Terminal

/// The keys in the last line.
struct HintTests {
    private nonisolated static let widths = [36, 40, 60, 80, 120]

    @Test(arguments: widths) func `A sheet says how to close it in any width`(columns: Int) async {
        let stage = Stage(columns: columns) { app in
            app.show(app.list())
            app.present(app.form("Sheet"))
        }

        await stage.press(.tab, .tab)

        #expect(stage.lines.last?.contains("Esc close") == true)
        #expect(stage.lines.last?.hasSuffix("F1 keys") == true)
    }

    @Test(arguments: widths) func `The first screen says how to quit in any width`(columns: Int) async {
        let stage = Stage(columns: columns) { $0.showTabs($0.list(), $0.form()) }

        #expect(stage.lines.last?.contains("q quit") == true)
        #expect(stage.lines.last?.hasSuffix("? keys") == true)
    }

    @Test func `Where there is room, the keys stand in the order of their use`() async {
        let stage = Stage(columns: 120) { $0.showTabs($0.list(), $0.form()) }

        let order = ["↑↓ move", "Enter open", "f like", "d delete", "Tab next", "/ find", "r refresh", "q quit"]
        let starts = order.compactMap { stage.lines.last?.firstRange(of: $0)?.lowerBound }

        #expect(starts.count == order.count)
        #expect(starts == starts.sorted())
    }

    private static func hints(_ stage: Stage) -> String { stage.lines.last ?? "" }

    @Test func `Enter is named on a row only if the row can be chosen`() async {
        let stage = Stage { app in
            let screen = app.dashboard()
            screen.section("Products").onSelect = nil
            app.show(screen)
        }
        await stage.press(.tab)
        let onCategory = Self.hints(stage)

        await stage.press(.tab)

        #expect(onCategory.contains("Enter open"))
        #expect(!Self.hints(stage).contains("Enter"))
    }

    @Test func `Enter is named at a button only if it is enabled, as in the field above it`() async throws {
        let stage = Stage { app in
            let form = app.form()
            form.button("Save").isEnabled = false
            app.show(form)
        }
        await stage.press(.tab, .tab)
        let inField = Self.hints(stage)
        await stage.press(.tab)
        let atButton = Self.hints(stage)

        try stage.app.device.button("Save").isEnabled = true
        await stage.settle()

        #expect(!inField.contains("Enter"))
        #expect(!atButton.contains("Enter"))
        #expect(Self.hints(stage).contains("Enter tap"))
    }

    @Test func `In a form without buttons the last field names no Enter, and the only one no Tab`() async {
        let stage = Stage { app in app.show(StubScreen("Form", [.field(Field("Field"))], of: app)) }

        #expect(!Self.hints(stage).contains("Enter"))
        #expect(!Self.hints(stage).contains("Tab"))
    }

    @Test func `Tab leads to a section only where there is another one`() async {
        let dashboard = Stage { $0.showTabs($0.dashboard(), $0.form()) }
        let list = Stage { $0.showTabs($0.list(), $0.form()) }
        let onlyList = Stage { $0.show($0.list()) }

        #expect(Self.hints(dashboard).contains("Tab section"))
        #expect(Self.hints(list).contains("Tab next"))
        #expect(!Self.hints(onlyList).contains("Tab"))
    }

    @Test func `The digits are those of the tabs`() async {
        let stage = Stage(columns: 120) { $0.showTabs($0.list(), $0.form()) }

        #expect(Self.hints(stage).contains("1–2 tabs"))
    }

    @Test func `Arrows are named in find only with other matches, and in a menu only with other actions`() async {
        let stage = Stage { app in
            let list = app.list(count: 9)
            list.section("List").rows[0].actions.removeLast()
            app.show(list)
        }
        await stage.press("/", "R")
        let withMatches = Self.hints(stage)
        await stage.press("o", "w", " ", "1")
        let withOne = Self.hints(stage)

        await stage.press(.enter, "a")

        #expect(withMatches.contains("↑↓ next match"))
        #expect(!withOne.contains("↑↓"))
        #expect(!Self.hints(stage).contains("↑↓"))
    }

    @Test(arguments: [(12, true), (40, false)])
    func `Arrows are named in help only if it scrolls`(rows: Int, scrolls: Bool) async {
        let stage = Stage(rows: rows) { $0.show($0.list()) }

        await stage.press("?")

        #expect(Self.hints(stage).contains("↑↓ scroll") == scrolls)
    }

    @Test(arguments: hints) fileprivate func `The last line names the keys that do something here`(hints: Hints) async {
        let stage = Stage(columns: 140, rows: 40, hints.context.prepare)

        for key in hints.context.keys { await stage.press(key) }

        #expect(Self.hints(stage).split(separator: "  ").map { $0.trimmingPrefix(" ") } == hints.keys.map { $0[...] })
    }

    private nonisolated static let hints = [
        Hints(
            KeyContext("a row in a tab") { $0.showTabs($0.list(), $0.form()) },
            "↑↓ move",
            "Enter open",
            "f like",
            "d delete",
            "Tab next",
            "/ find",
            "r refresh",
            "1–2 tabs",
            "q quit",
            "? keys"
        ),
        Hints(
            KeyContext("the only row, in the only tab, of a screen above the first") { app in
                app.showTabs(app.form())
                let list = app.list(count: 1)
                list.screen.onRefresh = nil
                list.section("List").rows[0].actions = []
                app.push(list)
            },
            "↑↓ move",
            "Enter open",
            "Tab next",
            "Esc back",
            "/ find",
            "q quit",
            "? keys"
        ),
        Hints(
            KeyContext("a row that is alone") { app in
                let list = app.list(count: 1)
                list.section("List").onSelect = nil
                app.show(list)
            },
            "f like",
            "d delete",
            "/ find",
            "r refresh",
            "q quit",
            "? keys"
        ),
        Hints(
            KeyContext("one of several sections, of which one is empty") { app in
                let screen = app.dashboard()
                screen.section("Products").rows = []
                app.show(screen)
            },
            "↑↓ move",
            "Enter open",
            "Tab section",
            "/ find",
            "q quit",
            "? keys"
        ),
        Hints(
            KeyContext("the only section that has rows") { app in
                let screen = app.dashboard()
                for title in ["Banners", "Categories", "Products"] { screen.section(title).rows = [] }
                app.show(screen)
            },
            "↑↓ move",
            "Enter open",
            "Tab next",
            "/ find",
            "q quit",
            "? keys"
        ),
        Hints(
            KeyContext("a row of a sheet above tabs") { app in
                app.showTabs(app.list(), app.form())
                app.present(app.list("Sheet"))
            },
            "↑↓ move",
            "Enter open",
            "f like",
            "d delete",
            "Esc close",
            "/ find",
            "r refresh",
            "q quit",
            "? keys"
        ),
        Hints(KeyContext("a field") { $0.show($0.form()) }, "Enter next", "Tab next", "Ctrl-C quit", "F1 keys"),
        Hints(
            KeyContext("the last field", [.tab, .tab]) { $0.show($0.list(), $0.form()) },
            "Enter save",
            "Tab next",
            "Esc back",
            "Ctrl-C quit",
            "F1 keys"
        ),
        Hints(
            KeyContext("a button in a tab", [.tab, .tab, .tab]) { $0.showTabs($0.form(), $0.list()) },
            "Enter tap",
            "Tab next",
            "1–2 tabs",
            "q quit",
            "? keys"
        ),
        Hints(
            KeyContext("the tab bar", [.backTab]) { $0.showTabs($0.list(), $0.form()) },
            "←→ tab",
            "Tab next",
            "q quit",
            "? keys"
        ),
        Hints(
            KeyContext("the bar of the only tab", [.backTab]) { $0.showTabs($0.list()) },
            "Tab next",
            "q quit",
            "? keys"
        ),
        Hints(
            KeyContext("nothing, while rows load") { app in
                let list = app.list("Second", count: 0)
                list.section("Second").isBusy = true
                app.show(app.list(), list)
            },
            "Esc back",
            "q quit",
            "? keys"
        ),
        Hints(
            KeyContext("an alert with a button to cancel") { app in
                app.show(app.list())
                app.ask()
            },
            "←→ choose",
            "Enter answer",
            "Esc Cancel",
            "F1 keys"
        ),
        Hints(
            KeyContext("an alert without one") { app in
                app.show(app.list())
                app.alert("Which?", app.answer("A"), app.answer("B"))
            },
            "←→ choose",
            "Enter answer",
            "F1 keys"
        ),
        Hints(
            KeyContext("an alert that only informs") { app in
                app.show(app.list())
                app.alert("Saved")
            },
            "Enter OK",
            "F1 keys"
        ),
        Hints(KeyContext("a menu", ["a"]) { $0.show($0.list()) }, "↑↓ choose", "Enter do it", "Esc close"),
        Hints(KeyContext("find", ["/"]) { $0.show($0.list()) }, "Enter stay", "Esc return"),
        Hints(
            KeyContext("find with matches", ["/", "R"]) { $0.show($0.list()) },
            "Enter stay",
            "↑↓ next match",
            "Esc return"
        ),
        Hints(KeyContext("help", ["?"]) { $0.show($0.list()) }, "Esc close"),
    ]

    @Test func `A hint is left out only where two columns before the help would not be free`() {
        let line = { (columns: Int) in Stage(columns: columns) { $0.showTabs($0.list(), $0.form()) }.lines[23] }
        let hints = line(200).replacing(/[ ]*\? keys$/, with: "")
        let needed = hints.columns + "  ? keys ".columns

        #expect(line(needed) == "\(hints)  ? keys")
        #expect(!line(needed - 1).hasPrefix(hints))
    }

    @Test func `f is a hint only for an action that is no swipe`() async {
        let stage = Stage(columns: 120) { app in
            let list = app.list()
            list.section("List").rows[0].actions.removeFirst()
            list.section("List").rows[1].actions.reverse()
            app.show(list)
        }
        let first = stage.lines[23]

        await stage.press(.down)

        #expect(first.contains("d delete") && !first.contains("f delete"))
        #expect(stage.lines[23].contains("f like  d delete"))
    }
}

/// The keys that the last line names, with what shows how to get help.
private nonisolated struct Hints: CustomTestStringConvertible, Sendable {
    let context: KeyContext
    let keys: [String]

    var testDescription: String { context.name }

    init(_ context: KeyContext, _ keys: String...) {
        self.context = context
        self.keys = keys
    }
}
