import Foundation
import TestSupport
import TestTools
import Testing

@Suite("As a job of a shell") struct JobControlTests {
    @Test(arguments: [false, true], ["stty -tostop", "stty tostop"])
    func `the prompt waits in the background for “fg”, and goes on as it was, as often as it is stopped`(
        startsThere: Bool,
        setting: String
    ) async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let shell = JobShell.launcher(inBackground: startsThere, after: setting)
        let process = try sandbox.start(["--pattern", "mvp", "--plain", "--verbose"], on: terminal, by: shell)

        if startsThere {
            let written = await terminal.read(upTo: JobShell.stopped)
            #expect(written.contains("the network is") == (setting == "stty -tostop"))
            terminal.type("fg\n")
        }
        await terminal.read(upTo: "> ")
        await terminal.type("tap \"Sign up\"\n", until: "> ")
        var shown: [String] = []
        for command in ["", JobShell.background, JobShell.background] {
            await terminal.type("\u{1A}", until: JobShell.stopped)
            if !command.isEmpty { await terminal.type(command, until: JobShell.stopped) }
            shown.append(await terminal.type("fg\n", until: "> "))
        }
        let screen = await terminal.type("back\n", until: "> ")
        terminal.type("quit\n")

        shown.expect(["fg\n> ", "fg\n> ", "fg\n> "])
        #expect(screen.contains("= Log in"))
        #expect(await process.status() == 0)
    }

    @Test func `the prompt that goes on in the background cannot read where SIGTTIN is ignored`() async throws {
        let app = try await PromptOnTerminal(by: JobShell.launcher(after: "trap '' TTIN"))

        await app.terminal.type("\u{1A}", until: JobShell.stopped)
        let shown = await app.terminal.type(JobShell.background, until: "error.\r\n")

        #expect(shown.hasSuffix("arch-demo: Cannot read standard input: Input/output error.\n"))
    }

    @Test(arguments: [false, true])
    func `full screen returns the terminal whenever it is stopped, and takes it only in the foreground`(
        startsInBackground: Bool
    ) async throws {
        let app = try FullScreenOnTerminal(by: JobShell.launcher(inBackground: startsInBackground))

        if startsInBackground { await app.read(upTo: JobShell.stopped) }
        try await app.type(startsInBackground ? "fg\n" : "", until: "Log in")
        let before = app.screen.frame
        for command in ["", JobShell.background, JobShell.background] {
            app.terminal.type("\u{1A}")
            await app.read(upTo: JobShell.stopped)
            if !command.isEmpty { app.terminal.type(command) }
            let waited = command.isEmpty ? "" : await app.read(upTo: JobShell.stopped)
            let wasRestored = app.isRestored
            try await app.type("fg\n", until: "Log in")

            #expect(!waited.contains("\u{1B}"))
            #expect(wasRestored)
            #expect(!app.terminal.isEchoing)
            #expect(app.screen.frame == before)
        }

        #expect(await (app.interrupt(), app.isRestored) == (130, true))
    }

    /// Several times, because a signal that ends the process could arrive before or after another stop.
    @Test(arguments: ["kill", "kill -HUP"], ["", "--plain"])
    func `it ends and restores the terminal when it is killed while it is stopped`(
        kill: String,
        option: String
    ) async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let before = terminal.settings

        for command in ["", JobShell.background, "", JobShell.background] {
            let arguments = ["--pattern", "mvp"] + (option.isEmpty ? [] : [option])
            let process = try sandbox.start(arguments, on: terminal, by: JobShell.launcher())
            await terminal.read(upTo: option.isEmpty ? FullScreenOnTerminal.drawn : "> ")
            await terminal.type("\u{1A}", until: JobShell.stopped)
            if !command.isEmpty { await terminal.type(command, until: JobShell.stopped) }
            terminal.type(JobShell.end(by: kill))

            _ = await process.status()
            let now = terminal.settings
            #expect(now.c_lflag == before.c_lflag)
            #expect(now.c_iflag == before.c_iflag)
        }
    }

    #if os(Linux)
        @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
        func `it ends on a signal, although all signals were blocked at its start`(number: Int32) async throws {
            let app = try await PromptOnTerminal(by: ["/usr/bin/env", "--block-signal"])

            app.process.kill(number)

            #expect(await app.process.status() == 128 + number)
        }
    #endif
}
