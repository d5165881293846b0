import Headless
import Testing

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
}
