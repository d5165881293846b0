import Shared
import TestSupport
import Testing

@testable import Headless
@testable import Terminal

/// The names of the keys, for the calls that each causes.
struct KeyNameTests {
    /// Returns the log of an app and of the keys that act on it, with their names.
    private func names(of bytes: String, _ prepare: (StubApp) -> Void) -> [String] {
        let clock = VirtualClock()
        let app = StubApp(clock)
        prepare(app)
        app.forget()
        let surface = ModelSurface(Size(columns: 80, rows: 24))
        let calls = CallSpy { app.note("key \($0)") }
        let loop = FullScreenLoop([ShownApp(app.device, facts: [])], on: surface, clock: clock, calls: calls)
        Task.immediate { try await loop.run() }
        surface.send(.input(Array(bytes.utf8)))
        surface.send(.ended)
        return app.log
    }

    @Test func `A key is named with its target before it acts, and not if it acts on no app`() {
        let log = names(of: "\u{1B}[Bf\rra\r?\u{1B}[6~c") { $0.show($0.list()) }

        log.expect([
            "key f on Row 2", "Like R2", "key Enter on Row 2", "choose R2", "key r on List", "refresh",
            "key Enter on Like", "Like R2",
        ])
    }

    @Test func `The target is a button, a tab, the button of an alert or the screen that is left`() {
        let log = names(of: "2\t\t\t\r1") { $0.showTabs($0.list(), $0.form()) }
        let alert = Shown.Alert(title: "", message: "", buttons: [Shown.Alert.Button(label: "OK", role: .cancel)])
        let page = Shown.sample([], title: "Photo")
        let labels = [.tapAlertButton(0, alert), .back].map { Key.escape.label(performing: $0, on: page) }

        #expect(
            log + labels == [
                "key 2 on Form", "show Form", "key Enter on Save", "tap Save", "key 1 on List", "show List",
                "Esc on OK",
                "Esc on Photo",
            ]
        )
    }

    @Test func `What is typed or pasted is not named, in a field, in find or below an alert: it can be a password`() {
        let inField = names(of: "p\u{1B}[200~w\u{1B}[201~\t") { $0.show($0.form()) }
        let inFind = names(of: "/p\r") { $0.show($0.list()) }
        let inAlert = names(of: "p\r") { $0.show($0.list()).ask() }

        let typing = ["key Typing in Name", "edit Name"]
        #expect(inField == typing + typing)
        #expect(inFind.isEmpty)
        #expect(inAlert.isEmpty)
    }

    @Test func `Each key has the name that is on the keyboard`() {
        let keys: [Key] = [
            .character("a"), .control("a"), .enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .left,
            .right, .home, .end, .pageUp, .pageDown, .help, .paste("secret"),
        ]

        let names = [
            "a", "Ctrl-A", "Enter", "Esc", "Tab", "Shift-Tab", "Backspace", "Delete", "↑", "↓", "←", "→", "Home", "End",
            "PgUp", "PgDn", "F1", "Paste",
        ]
        #expect(keys.map(\.name) == names)
        keys.filter(\.isText).expect([.character("a"), .paste("secret")])
    }
}
