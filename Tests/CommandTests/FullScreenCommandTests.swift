import TestTools
import Testing

@Suite("In full screen") struct FullScreenCommandTests {
    @Test(arguments: [("\u{1B}[Zq", 0), ("\u{3}", 130)] as [(String, Int32)])
    func `the app is shown with its pattern and network until q or Ctrl-C, which restore the terminal`(
        keys: String,
        status: Int32
    ) async throws {
        let app = try FullScreenOnTerminal()

        try await app.type("", until: "Log in", "MVP · sample")
        let wasRaw = !app.terminal.isEchoing
        let wasFullScreen = app.screen.modes.contains(.alternateScreen)
        app.terminal.type(keys)
        await app.read(upTo: FullScreenOnTerminal.left)

        #expect((wasRaw, wasFullScreen) == (true, true))
        #expect(await app.process.status() == status)
        #expect(app.isRestored)
    }

    @Test func `several patterns stand side by side, without the network`() async throws {
        let app = try FullScreenOnTerminal("mvp,viper")

        try await app.type("", until: "Log in", "MVP", "VIPER", without: "sample")

        #expect(await app.interrupt() == 130)
    }

    @Test func `a Linux console gets Latin-1 in 16 colors, and no sequence that it would show`() async throws {
        let app = try FullScreenOnTerminal("viper", in: await .withQuickLogins(), environment: ["TERM": "linux"])
        let steps = [
            ("2", "> # quiet harbor"), ("a", "+----"), ("a\r", "[Save]"), (Keys.empty + "Silver\r", "* Saved"),
            (Keys.escape, "> # Silver"), ("1/Flowers\r\r", "> # - Flowers"), ("f", "> # * Flowers"),
            ("4", "[4 Favorites]"), ("?", "?, F1"),
        ]

        try await app.logIn()
        for (keys, text) in steps { try await app.type(keys, until: text) }

        #expect(await app.interrupt() == 130)
        #expect(app.output.unicodeScalars.filter { $0.value > 0xFF }.isEmpty)
        #expect(app.screen.violations.isEmpty)
    }

    @Test(arguments: [[], ["/bin/sh", "-c", "trap '' HUP; exec \"$0\" \"$@\""]])
    func `a terminal that is closed ends it with 129, although SIGHUP may be ignored`(launcher: [String]) async throws {
        let app = try FullScreenOnTerminal(by: launcher)

        try await app.type("", until: "Log in")
        app.terminal.shut()

        #expect(await app.process.status() == 129)
    }

    @Test func `reports of “--verbose” are held back until the screen is left`() async throws {
        let (sandbox, terminal) = (try await Sandbox.withQuickLogins(), try TerminalWindow())
        let arguments = [
            "--pattern=mvp", "--verbose", "--landing=photos", "--latency=0", "--network=http://127.0.0.1:1",
        ]
        let process = try sandbox.start(arguments, on: terminal)
        await terminal.read(upTo: "Try ibrar")

        let shown = await terminal.type("ibrar@elgrocer.com\tibrar1234\r", until: "Retry")
        terminal.type("\u{3}")
        let last = await terminal.read(upTo: "\u{1B}[?1049l")
        let report = await terminal.read(upTo: "/photos")

        #expect(!(shown + last).contains("127.0.0.1:1"))
        #expect(report.contains("arch-demo: http://127.0.0.1:1/photos"))
        #expect(await process.status() == 130)
    }
}
