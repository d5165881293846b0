import Headless
import TestTools
import Testing

@testable import Terminal

/// Random keys on random screens that change meanwhile.
struct RandomKeysTests {
    private nonisolated static let runs: [(columns: Int, rows: Int, seed: UInt64)] = [
        (36, 10, 1), (80, 24, 2), (120, 40, 3),
    ]

    private static func stage(_ run: (columns: Int, rows: Int, seed: UInt64), _ content: inout RandomContent) -> Stage {
        var screens = content
        defer { content = screens }
        return Stage(columns: run.columns, rows: run.rows) { app in
            app.showTabs(screens.screen(of: app), screens.screen(of: app), screens.screen(of: app))
            app.on("choose 1") { app.push(app.form()) }
            app.on("choose 2") { app.present(app.list("Sheet")) }
            app.on("Delete 0") { app.ask() }
        }
    }

    @Test(arguments: runs)
    func `What was drawn in parts is what a whole frame shows`(columns: Int, rows: Int, seed: UInt64) async {
        var content = RandomContent(seed: seed + 100)
        let stage = Self.stage((columns, rows, seed), &content)

        for _ in 0..<2 {
            for _ in 0..<8 { await stage.press(content.element(of: Press.all)) }
            content.change(stage.app.device.screen)
            await stage.settle()
            let (cells, cursor) = (stage.surface.terminal.cells, stage.cursor)
            stage.surface.send(.continued)

            #expect(stage.surface.terminal.cells == cells)
            #expect(stage.cursor == cursor)
        }
    }
}
