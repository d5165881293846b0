import Headless
import TestSupport
import TestTools
import Testing

@testable import Terminal

/// A spinner turns five times a second while something is busy; only its cell is redrawn.
struct BusyScreenTests {
    private static func sign(_ stage: Stage) -> String? {
        stage.lines[0].firstMatch(of: /Form ([-\\|\/])/).map { String($0.1) }
    }

    private static func stage() -> Stage {
        Stage { app in
            app.show(app.form())
            app.device.screen?.isBusy = true
        }
    }

    @Test func `Each turn is one frame of at most 64 bytes that changes one cell`() async {
        let stage = Self.stage()
        await stage.press(.tab)

        for _ in 0..<10 {
            let (count, before) = (stage.surface.frames.count, stage.surface.terminal.cells)
            await stage.wait(.milliseconds(200))
            let areShort = stage.surface.frames[count...].map { $0.utf8.count <= 64 }
            let changed = zip(before.joined(), stage.surface.terminal.cells.joined()).count { $0 != $1 }

            areShort.expect([true])
            #expect(changed == 1)
        }
    }

    @Test func `The sign starts to turn by itself when work begins, and goes with the last frame when it ends`() async {
        let stage = Stage { $0.show($0.form()) }
        await stage.wait(.seconds(1))

        await stage.change { $0.device.screen?.isBusy = true }
        var signs = [Self.sign(stage)]
        await stage.wait(.milliseconds(200))
        signs.append(Self.sign(stage))
        await stage.change { $0.device.screen?.isBusy = false }
        signs.append(Self.sign(stage))
        let count = stage.surface.frames.count
        await stage.wait(.seconds(10))

        signs.expect(["\\", "|", nil])
        #expect(stage.surface.frames.count == count)
    }

    @Test func `A busy section has the sign beside its title`() async throws {
        let stage = Stage { $0.show($0.dashboard()) }

        try await stage.change { try $0.section("Products").isBusy = true }
        await stage.wait(.milliseconds(200))

        ["Categories", "Products"].map { stage.shows("\($0) \\") }.expect([false, true])
    }

    @Test func `The buttons beside the title stay where they are while the sign is shown`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        let before = stage.lines[0]

        await stage.change { $0.device.screen?.isBusy = true }

        #expect(stage.lines[0] == before.replacing("Dashboard  ", with: "Dashboard -"))
    }

    @Test func `Side by side, the signs turn while any of the apps is busy`() async {
        let stage = Stage(columns: 80, apps: 2) { $0.show($0.form()) }
        stage.apps[1].device.screen?.isBusy = true
        await stage.settle()
        let first = stage.lines[1]

        await stage.wait(.milliseconds(200))

        #expect(first.contains("Form -"))
        #expect(stage.lines[1].contains("Form \\"))
    }
}
