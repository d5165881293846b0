import Headless
import Testing

@testable import Terminal

struct QuitTests {
    @Test func `q quits`() async throws {
        let stage = Stage { $0.show($0.list()) }

        await stage.press("q")

        #expect(try await stage.ending() == .quit)
    }

    @Test func `q quits from a sheet, a menu and help`() async throws {
        let sheet = Stage { app in
            app.show(app.list())
            app.present(app.list("Sheet"))
        }
        let menu = Stage { $0.show($0.list()) }
        await menu.press("a")
        let help = Stage { $0.show($0.list()) }
        await help.press("?")

        for stage in [sheet, menu, help] { await stage.press("q") }

        #expect(try await sheet.ending() == .quit)
        #expect(try await menu.ending() == .quit)
        #expect(try await help.ending() == .quit)
    }

    @Test func `q in a field is text`() async throws {
        let stage = Stage { $0.show($0.form()) }

        await stage.press("q")

        #expect(stage.isRunning)
        #expect(try stage.app.device.field("Name").value == "q")
    }

    @Test func `q does not answer an alert, nor quit`() async {
        let stage = Stage { app in
            app.show(app.list())
            app.ask("Sure?")
        }
        await stage.wait(.seconds(1))

        await stage.press("q")

        #expect(stage.isRunning)
        #expect(stage.log == [])
        #expect(stage.shows("Sure?"))
    }

    @Test func `Ctrl-C quits from a list, a field, find, help, a menu and a new alert`() async throws {
        let list = Stage { $0.show($0.list()) }
        let field = Stage { $0.show($0.form()) }
        let find = Stage { $0.show($0.list()) }
        await find.press("/")
        let help = Stage { $0.show($0.list()) }
        await help.press("?")
        let menu = Stage { $0.show($0.list()) }
        await menu.press("a")
        let alert = Stage { app in
            app.show(app.list())
            app.ask()
        }

        for stage in [list, field, find, help, menu, alert] {
            await stage.press(.control("c"))
            #expect(try await stage.ending() == .interrupted)
        }
    }

    @Test func `Keys after the one that quits do nothing`() async throws {
        let stage = Stage { $0.show($0.list()) }

        stage.surface.send(.input(Array("qr\u{3}".utf8)))

        #expect(try await stage.ending() == .quit)
        #expect(stage.log == [])
    }

    @Test func `The end of the input ends the view`() async throws {
        let stage = Stage { $0.show($0.list()) }

        stage.surface.send(.ended)

        #expect(try await stage.ending() == .inputEnded)
    }

    @Test func `Nothing is written after the end`() async throws {
        let stage = Stage { $0.show($0.list()) }
        await stage.press("q")
        _ = try await stage.ending()
        let count = stage.surface.frames.count

        stage.app.ask()
        stage.surface.resize(Size(columns: 50, rows: 20))
        await stage.wait(.seconds(5))

        #expect(stage.surface.frames.count == count)
    }

    @Test func `The terminal is restored when the view ends, and no app is observed any more`() async throws {
        let stage = Stage(columns: 120, apps: 3) { $0.show($0.list()) }
        let wasTaken = stage.surface.isTaken

        await stage.press("q")
        _ = try await stage.ending()

        #expect(wasTaken)
        #expect(!stage.surface.isTaken)
        #expect(stage.apps.allSatisfy { $0.device.onChange == nil })
    }
}
