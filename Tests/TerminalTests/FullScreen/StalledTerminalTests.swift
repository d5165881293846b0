import Headless
import Testing

@testable import Terminal

/// A terminal that takes nothing for a while: it was stopped, or its connection is stuck.
struct StalledTerminalTests {
    @Test func `While the terminal takes nothing, keys act, time passes, and no frame is kept for it`() async throws {
        let stage = Stage { $0.show($0.form()) }
        let count = stage.surface.frames.count
        stage.surface.stall()

        stage.app.device.screen?.isBusy = true
        await stage.press("a", "b")
        await stage.wait(.seconds(1))

        #expect(try stage.app.device.field("Name").value == "ab")
        #expect(stage.surface.frames.count == count)
    }

    @Test func `Once it takes frames again, the newest is drawn alone`() async {
        let stage = Stage { $0.show($0.list(), $0.form()) }
        stage.surface.stall()
        await stage.press(.escape, .down, .down)
        let count = stage.surface.frames.count

        stage.surface.goOn()
        await stage.settle()

        #expect(stage.surface.frames.count == count + 1)
        #expect(stage.focus == "Row 3")
        #expect(!stage.shows("Email"))
    }
}
