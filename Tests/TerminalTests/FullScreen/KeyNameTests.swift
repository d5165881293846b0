import Headless
import Shared
import Testing

@testable import Terminal

/// The names of the keys, for the calls that each causes.
struct KeyNameTests {
    /// A view whose keys are noted with their names before they act.
    private func names(of bytes: String, _ prepare: (StubApp) -> Void) -> [String] {
        let clock = VirtualClock()
        let app = StubApp(clock)
        prepare(app)
        app.forget()
        let surface = ModelSurface(Size(columns: 80, rows: 24))
        let loop = FullScreenLoop([ShownApp(app.device, facts: [])], on: surface, clock: clock) {
            app.note("key \($0)")
        }
        Task.immediate { try await loop.run() }
        surface.send(.input(Array(bytes.utf8)))
        surface.send(.ended)
        return app.log
    }

    @Test func `A key is named before it acts`() {
        let log = names(of: "\u{1B}[Bf\r") { $0.show($0.list()) }

        #expect(log == ["key ↓", "key f", "Like R2", "key Enter", "choose R2"])
    }

    @Test
    func `What is typed or pasted in a field, in find or while an alert is up is not named: it can be a password`() {
        let inField = names(of: "p\u{1B}[200~w\u{1B}[201~\t") { $0.show($0.form()) }
        let inFind = names(of: "/p\r") { $0.show($0.list()) }
        let inAlert = names(of: "p\r") { app in
            app.show(app.list())
            app.ask()
        }

        #expect(inField == ["key Typing", "edit Name", "key Typing", "edit Name", "key Tab"])
        #expect(inFind == ["key /", "key Typing", "key Enter"])
        #expect(inAlert == ["key Typing", "key Enter"])
    }

    @Test func `Each key has the name that is on the keyboard`() {
        let keys: [Key] = [
            .character("a"), .control("a"), .enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .left,
            .right, .home, .end, .pageUp, .pageDown, .help, .paste("secret"),
        ]

        #expect(
            keys.map(\.name) == [
                "a", "Ctrl-A", "Enter", "Esc", "Tab", "Shift-Tab", "Backspace", "Delete", "↑", "↓", "←", "→", "Home",
                "End", "PgUp", "PgDn", "F1", "Paste",
            ]
        )
        #expect(keys.filter(\.isText) == [.character("a"), .paste("secret")])
    }
}
