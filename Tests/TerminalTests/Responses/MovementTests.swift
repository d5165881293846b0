import Headless
import Shared
import TestSupport
import Testing

@testable import Terminal

struct MovementTests {
    @Test func `↓ out of a section goes to the nearest row below`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(.tab, .down, .right, .right, .right)
        let before = stage.focus

        await stage.press(.down)

        #expect(before == "C8")
        #expect(stage.focus == "P2")
    }

    @Test func `End in a section that scrolls sideways is not “scroll end”`() async {
        let stage = Stage { app in
            let screen = StubScreen("Shelf", [.section(Section("Shelf", layout: .shelf))], of: app)
            screen.section("Shelf").rows = (1...10).map { Row(id: "C\($0)", title: "C\($0)") }
            screen.screen.onScrollToEnd = { [weak app] in app?.note("scroll end") }
            app.show(screen)
        }

        await stage.press(.end)

        stage.marked.expect(["C5"])
        #expect(stage.log.isEmpty)
    }

    @Test(arguments: 10...24)
    func `PgUp and PgDn never pass over a line that was not in view`(rows: Int) {
        let app = StubApp(VirtualClock())
        app.show(app.dashboard())
        let shown = Shown(app.device)
        var state = PageState(shown)
        let lines = PageLayout(shown, state, Size(columns: 80, rows: rows)).body

        for index in lines.indices {
            guard let place = lines[index].place else { continue }
            state.focus = place
            let layout = PageLayout(shown, state, Size(columns: 80, rows: rows))
            let movement = Movement(layout)
            let targets = [Key.pageUp, .pageDown].map { layout.lineIndex(of: movement.target(of: $0)?.place) ?? index }
            #expect(targets.allSatisfy { abs($0 - index) <= max(1, layout.bodyHeight - 1) })
        }
    }
}
