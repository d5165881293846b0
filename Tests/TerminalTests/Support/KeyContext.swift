import Headless
import Testing

/// A state of the view in which keys are pressed: the screens, and the keys that lead to it.
nonisolated struct KeyContext: CustomTestStringConvertible, Sendable {
    let name: String
    let prepare: @MainActor @Sendable (StubApp) -> Void
    let keys: [Press]

    var testDescription: String { name }

    init(_ name: String, _ keys: [Press] = [], prepare: @escaping @MainActor @Sendable (StubApp) -> Void) {
        self.name = name
        self.keys = keys
        self.prepare = prepare
    }

    /// Returns a view in this state, whose app has forgotten what led to it, once an alert takes keys.
    @MainActor func stage(columns: Int = 60, rows: Int = 12) async -> Stage {
        let stage = Stage(columns: columns, rows: rows, prepare)
        await stage.press(keys)
        await stage.wait(.milliseconds(300))
        stage.app.forget()
        return stage
    }

    /// The states without an alert.
    static let all = [
        KeyContext("the first row of a list in a tab") { $0.showTabs($0.list(), $0.form()) },
        KeyContext("the last row of a list") { $0.show($0.list(count: 1)) },
        KeyContext("a row that cannot be chosen") { $0.show($0.dashboard()) },
        KeyContext("the last row of a screen that loads no more", [.end]) { $0.show($0.dashboard()) },
        KeyContext("the first tab", [.backTab]) { $0.showTabs($0.list(), $0.form()) },
        KeyContext("the last tab", [.backTab, .right]) { $0.showTabs($0.list(), $0.list("Last")) },
        KeyContext("a disabled button", [.backTab]) {
            $0.show($0.form().with { $0.button("Cancel").isEnabled = false })
        },
        KeyContext("nothing, while rows load") { $0.show($0.list(count: 0).with { $0.section("List").isBusy = true }) },
        KeyContext("an empty field") { $0.show($0.form()) },
        KeyContext("the only field") { app in app.show(StubScreen("Form", [.field(Field("Field"))], of: app)) },
        KeyContext("the end of a phone number", ["1"]) { app in
            app.show(StubScreen("Form", [.field(Field("Phone", .phone)), .button(Button("Save"))], of: app))
        },
        KeyContext("a sheet", [.tab, .tab, .tab]) { $0.showTabs($0.list(), $0.list("Other")).present($0.form()) },
        KeyContext("help", ["?"]) { $0.show($0.list()) },
        KeyContext("the actions of a row", ["a"]) { $0.show($0.list()) },
        KeyContext("the only action of a row", ["a"]) {
            $0.show($0.list().with { $0.section("List").rows[0].actions.removeLast() })
        },
        KeyContext("find with one match", ["/", "7"]) { $0.show($0.list(count: 9)) },
        KeyContext("find without a match", ["/", "x"]) { $0.show($0.list()) },
    ]
}
