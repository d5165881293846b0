import PseudoTerminal
import Testing

@Suite(.timeLimit(.minutes(4))) struct `In full screen` {
    /// The end of a frame.
    private static let drawn = "\u{1B}[?2026l"

    /// Starts the command; returns it with what it has drawn up to its first screen.
    private static func start(
        _ patterns: String = "mvp"
    ) async throws -> (sandbox: Sandbox, terminal: TerminalWindow, process: ChildProcess, frames: String) {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", patterns], on: terminal)
        let frames = await terminal.read(upTo: "Log in") + terminal.read(upTo: drawn)
        return (sandbox, terminal, process, frames)
    }

    @Test func `the app is shown with its pattern and the network`() async throws {
        let app = try await Self.start()

        app.terminal.type("\u{3}")

        #expect(app.frames.contains("\u{1B}[?1049h"))
        #expect(app.frames.contains("MVP · sample"))
        #expect(await app.process.status() == 130)
    }

    @Test func `several patterns stand side by side, without the network`() async throws {
        let app = try await Self.start("mvp,viper")

        app.terminal.type("\u{3}")

        #expect(app.frames.contains("MVP") && app.frames.contains("VIPER"))
        #expect(!app.frames.contains("sample"))
        #expect(await app.process.status() == 130)
    }

    @Test(arguments: [("\u{1B}[Zq", 0), ("\u{3}", 130)] as [(String, Int32)])
    func `q quits with 0 and Ctrl-C with 130, and the terminal is as before`(keys: String, status: Int32) async throws {
        let app = try await Self.start()
        let wasRaw = !app.terminal.isEchoing

        app.terminal.type(keys)
        await app.terminal.read(upTo: "\u{1B}[?1049l")

        #expect(wasRaw)
        #expect(await app.process.status() == status)
        #expect(app.terminal.isEchoing)
    }

    @Test func `a terminal that is closed ends it with 129`() async throws {
        let app = try await Self.start()

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

        terminal.type("ibrar@elgrocer.com\tibrar1234\r")
        let shown = await terminal.read(upTo: "Retry")
        terminal.type("\u{3}")
        let last = await terminal.read(upTo: "\u{1B}[?1049l")
        let report = await terminal.read(upTo: "/photos")

        #expect(!(shown + last).contains("127.0.0.1:1"))
        #expect(report.contains("arch-demo: http://127.0.0.1:1/photos"))
        #expect(await process.status() == 130)
    }
}
