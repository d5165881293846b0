import Headless
import TestSupport
import TestTools
import Testing

@testable import Terminal

/// When frames are drawn, and what is in them.
struct DrawingTests {
    // MARK: Idle

    @Test func `An idle screen writes nothing, and a key that changes nothing its answer once`() async {
        let stage = Stage(.list)
        await stage.press(.up)
        let count = stage.surface.frames.count

        await stage.press(.wait(.seconds(10)), .up, .backspace, "x", .up)

        #expect(stage.surface.frames.count == count)
    }

    @Test func `All changes of one turn are one frame, by the app alone or by keys that come together`() async {
        let stage = Stage(.list)
        let count = stage.surface.frames.count

        await stage.press(.rows { for index in 0..<5 { $0[index].mark = "♥" } })
        await stage.press("jjjj")

        #expect(stage.surface.frames.count == count + 2)
        #expect(stage.focus == "♥ Row 5")
    }

    // MARK: Busy

    private static let busy = Step.screen { $0.screen.isBusy = true }

    @Test func `While a screen is busy, a sign turns five times a second, in one frame of at most 64 bytes`() async {
        let stage = Stage(.form)
        await stage.press(.tab, Self.busy)

        for _ in 0..<10 {
            let (count, before) = (stage.surface.frames.count, stage.surface.terminal.cells)
            await stage.press(.wait(.milliseconds(200)))
            let changed = zip(before.joined(), stage.surface.terminal.cells.joined()).count { $0 != $1 }

            let frames = stage.surface.frames[count...]
            frames.map { $0.utf8.count <= 64 }.expect([true])
            frames.map { $0.hasPrefix("\u{1B}[?2026h") && $0.hasSuffix("\u{1B}[?2026l") }.expect([true])
            #expect(changed == 1)
        }
    }

    @Test func `The sign turns by itself when work begins, in all columns, and goes with the last frame`() async {
        let stage = Stage(.form.on(80, 24, apps: 2))
        await stage.press(.wait(.seconds(1)))
        let sign = { stage.lines[1].matches(of: /Form ([-\\|\/])/).map { String($0.1) } }

        await stage.press(Self.busy)
        var signs = [sign()]
        await stage.press(.wait(.milliseconds(200)))
        signs.append(sign())
        await stage.press(.screen { $0.screen.isBusy = false })
        signs.append(sign())
        let count = stage.surface.frames.count
        await stage.press(.wait(.seconds(10)))

        signs.expect([["\\", "\\"], ["|", "|"], []])
        #expect(stage.surface.frames.count == count)
    }

    @Test(arguments: [(-900, "-"), (0, "-"), (199, "-"), (200, "\\"), (400, "|"), (600, "/"), (800, "-")])
    func `The sign is that of the time, the first one if the clock was set back`(milliseconds: Int, sign: String) {
        #expect(Spinner.sign(at: .milliseconds(milliseconds)) == sign)
    }

    // MARK: Stalled

    @Test func `While the terminal takes nothing, keys act, and the newest frame alone is drawn later`() async {
        let stage = Stage(.form)
        let count = stage.surface.frames.count
        stage.surface.stall()

        await stage.press("a", Self.busy, "b", .wait(.seconds(1)))
        let stalled = stage.surface.frames.count
        stage.surface.goOn()
        await stage.settle()

        #expect((stalled, stage.surface.frames.count) == (count, count + 1))
        #expect(stage.shows("> ab"))
    }

    // MARK: Sizes

    @Test(
        arguments: Story.all(
            """
            After a resize the focus is in view
                list on 120×40: ↓×30 40×12 => Row 31
            A list that was scrolled to its end fills a terminal that became larger
                short list: End 80×24 => Row 40 | asks scroll end | shows "lines 20–40 of 40 ↑"
            A terminal that is too small says so
                list: 20×5 | says anything | shows "Too small: enlarge" | hides "Row"
            Enlarged again, it shows the screen with its focus
                list: ↓ ↓ 35×24 80×9 1×1 80×24 => Row 3
            A form on a sheet survives a terminal of no room
                sheet: 0×0 a 1×1 Tab Shift-Tab 2×20 b 4×4 80×1 80×24 => Name | asks edit Name ×2 | shows "> ab"
            """
        )
    )
    func `The screen fits any size of the terminal`(story: Story) async throws {
        try await story.play()
    }

    // MARK: Painting again

    @Test(arguments: [nil, .continued, .resized] as [TerminalEvent?], [Scene.dashboard, .form, .alert])
    func `Ctrl-L, a new size and the process that continues paint a spoiled screen again`(
        event: TerminalEvent?,
        scene: Scene
    ) async {
        let stage = Stage(scene)
        let before = stage.lines
        stage.surface.spoil()
        let spoiled = stage.lines

        if let event { stage.surface.send(event) } else { await stage.press(.control("l")) }

        #expect(spoiled != before)
        stage.lines.expect(before)
        #expect(stage.log.isEmpty)
    }

    // MARK: Options

    @Test func `Without color nothing has one`() {
        var options = FullScreenLoop.Options()
        options.usesColor = false
        let form = Scene { app in app.show(app.form().with { $0.field("Name").error = "Enter a name" }) }

        let frames = [FullScreenLoop.Options(), options].map { Stage(form, options: $0).surface.frames.joined() }

        frames.map { $0.contains(/\[[0-9;]*3[0-9]m/) }.expect([true, false])
    }

    // MARK: Secrets

    private nonisolated static let secret = "ƂƔƢɅʥ"
    private nonisolated static let edits: [Step] = [
        .left, .left, .backspace, .home, .delete, .control("l"), .tab, .backTab, .help,
    ]

    @Test(
        arguments: [
            (1, Step.each(of: secret), secret), (1, Step.each(of: secret) + edits, "ƔɅʥ"),
            (3, [.paste(secret), .enter], secret),
        ] as [(Int, [Step], String)]
    )
    func `No character of a password that is typed, pasted or edited is ever written`(
        apps: Int,
        keys: [Step],
        value: String
    ) async {
        let stage = Stage(.form.on(120, 24, apps: apps))

        await stage.press([.tab, .tab] + keys)

        stage.apps.map { $0.top.field("Password").value }.expect(stage.apps.map { _ in value })
        #expect(!stage.surface.frames.contains { frame in frame.contains { Self.secret.contains($0) } })
    }
}
