import Headless
import TestSupport
import Testing

@testable import Terminal

struct RepaintTests {
    private static func spoiled(_ stage: Stage) -> [String] {
        let before = stage.lines
        stage.surface.spoil()
        #expect(stage.lines != before)
        return before
    }

    @Test(arguments: [
        KeyContext("sections") { $0.show($0.dashboard()) }, KeyContext("a field") { $0.show($0.form()) },
        KeyContext("find", ["/", "3"]) { $0.show($0.list()) }, KeyContext("help", ["?"]) { $0.show($0.list()) },
        KeyContext("an alert") { app in
            app.show(app.list())
            app.ask()
        },
    ])
    func `Ctrl-L paints a spoiled screen again, anywhere`(context: KeyContext) async {
        let stage = await context.stage()
        let before = Self.spoiled(stage)

        await stage.press(.control("l"))

        stage.lines.expect(before)
        #expect(stage.log.isEmpty)
    }

    @Test(arguments: [(.control("l"), .repaint), (.control("z"), .suspend)] as [(Key, Response.Command)])
    func `Ctrl-L and Ctrl-Z keep the state of the view and the reply to a key`(key: Key, command: Response.Command) {
        let shown = Shown.sample([])
        let state = PageState(focus: .tabs, message: "reply")
        let layout = PageLayout(shown, state, Size(columns: 80, rows: 24))

        let response = KeyResponder(shown, state, moment: .zero) { layout }.response(to: key)

        #expect(response == Response(state: state, command: command))
    }

    @Test(arguments: [TerminalEvent.continued, .resized])
    func `After the process continues, or the terminal had another size, the screen is painted again`(
        event: TerminalEvent
    ) {
        let stage = Stage { $0.show($0.dashboard()) }
        let before = Self.spoiled(stage)

        stage.surface.send(event)

        stage.lines.expect(before)
    }
}
