import Headless
import Testing

@testable import Terminal

struct QuitTests {
    @Test(
        arguments: [
            (KeyContext("a list") { $0.show($0.list()) }, "q", .quit),
            (
                KeyContext("a sheet") { $0.show($0.list()).present($0.list("Sheet")) }, "q", .quit
            ),
            (KeyContext("a menu", ["a"]) { $0.show($0.list()) }, "q", .quit),
            (KeyContext("help", ["?"]) { $0.show($0.list()) }, "q", .quit),
            (KeyContext("a list") { $0.show($0.list()) }, .control("c"), .interrupted),
            (KeyContext("a field") { $0.show($0.form()) }, .control("c"), .interrupted),
            (KeyContext("find", ["/"]) { $0.show($0.list()) }, .control("c"), .interrupted),
            (KeyContext("help", ["?"]) { $0.show($0.list()) }, .control("c"), .interrupted),
            (KeyContext("a menu", ["a"]) { $0.show($0.list()) }, .control("c"), .interrupted),
            (KeyContext("no screen") { _ in }, .control("c"), .interrupted),
        ] as [(KeyContext, Press, FullScreenLoop.Ending)]
    )
    func `q ends the view outside fields, Ctrl-C anywhere`(
        context: KeyContext,
        key: Press,
        ending: FullScreenLoop.Ending
    ) async throws {
        let stage = await context.stage()

        await stage.press(key)

        #expect(try await stage.ending() == ending)
    }

    @Test(
        arguments: [(.input([0x03]), .interrupted), (.ended, .inputEnded)] as [(TerminalEvent, FullScreenLoop.Ending)]
    )
    func `Ctrl-C and the end of the input end the view, even below an alert that has just appeared`(
        event: TerminalEvent,
        ending: FullScreenLoop.Ending
    ) async throws {
        let stage = Stage { $0.show($0.list()).ask() }

        stage.surface.send(event)

        #expect(try await stage.ending() == ending)
    }

    @Test func `After the end the terminal is restored, keys do nothing, and no app is drawn`() async throws {
        let stage = Stage(columns: 120, apps: 3) { $0.show($0.list()) }

        stage.surface.send(.input(Array("qr\u{3}".utf8)))
        let ending = try await stage.ending()
        let count = stage.surface.frames.count
        for app in stage.apps { app.ask() }
        stage.surface.resize(Size(columns: 50, rows: 20))
        await stage.wait(.seconds(5))

        let (isLeft, hasFrame) = (!stage.surface.isTaken, stage.surface.frames.count > count)
        #expect(ending == .quit)
        #expect(isLeft)
        #expect(!hasFrame)
        #expect(stage.apps.allSatisfy { $0.log == [] && $0.device.onChange == nil })
    }
}
