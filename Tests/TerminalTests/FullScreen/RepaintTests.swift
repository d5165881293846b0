import Testing

@testable import Terminal

struct RepaintTests {
    private static func spoiled(_ stage: Stage) -> [String] {
        let before = stage.lines
        stage.surface.spoil()
        #expect(stage.lines != before)
        return before
    }

    @Test func `Ctrl-L paints a spoiled screen anew`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        let before = Self.spoiled(stage)

        await stage.press(.control("l"))

        #expect(stage.lines == before)
        #expect(stage.log == [])
    }

    @Test func `Ctrl-L paints anew from a field, find, help and an alert`() async {
        let field = Stage { $0.show($0.form()) }
        let find = Stage { $0.show($0.list()) }
        await find.press("/", "3")
        let help = Stage { $0.show($0.list()) }
        await help.press("?")
        let alert = Stage { app in
            app.show(app.list())
            app.ask()
        }

        for stage in [field, find, help, alert] {
            let before = Self.spoiled(stage)
            await stage.press(.control("l"))
            #expect(stage.lines == before)
        }
    }

    @Test(arguments: [.control("l"), .control("z")] as [Key])
    func `The reply to a key stays where the screen is painted anew`(key: Key) {
        let snapshot = Snapshot.sample([])
        let state = PageState(message: "reply")
        let layout = PageLayout(snapshot, state, Size(columns: 80, rows: 24))

        let response = Interaction(snapshot: snapshot, layout: layout, state: state, moment: .zero).response(to: key)

        #expect(response.state == state)
    }

    @Test(arguments: [TerminalEvent.continued, .resized])
    func `After the process continues, or the terminal had another size, the screen is painted anew`(
        event: TerminalEvent
    ) async {
        let stage = Stage { $0.show($0.dashboard()) }
        let before = Self.spoiled(stage)

        stage.surface.send(event)

        #expect(stage.lines == before)
    }

    @Test func `Ctrl-Z suspends and leaves the state unchanged`() {
        let state = PageState(focus: .tabs, message: "reply")
        let snapshot = Snapshot.sample([])
        let layout = PageLayout(snapshot, state, Size(columns: 80, rows: 24))

        let response = Interaction(snapshot: snapshot, layout: layout, state: state, moment: .zero)
            .response(to: .control("z"))

        #expect(response.command == .suspend)
        #expect(response.actions == [])
        #expect(response.state.focus == .tabs)
    }
}
