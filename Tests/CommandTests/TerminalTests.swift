import Foundation
import TestSupport
import TestTools
import Testing

@Suite("On a terminal") struct TerminalTests {
    @Test func `a user is greeted with steps for logging in, errs, repeats a line, gets help and quits`() async throws {
        let app = try await PromptOnTerminal()
        let page = try await app.sandbox.run(["help", "steps"]).output

        let wrong = await app.enter("tpa")
        let again = await app.enter("\u{1B}[A")
        let misspelled = await app.enter("type \"Pasword\"")
        let noEffect = await app.enter("back")
        let help = await app.enter("?")
        let wait = await app.enter("help wait")
        let unknown = await app.enter("help dance")
        let alert = await app.enter("tap \"log in\"")
        let covered = await app.enter("type \"Password\"")
        await app.enter("tap \"OK\"")
        let screen = await app.enter("tap \"Sign up\"")

        let steps = "\n  type \"Email\" \"ibrar@elgrocer.com\"\n  type \"Password\"\n  tap \"Log in\"\n"
        #expect(app.greeting.contains(steps))
        #expect(app.greeting.contains("\u{1B}[1m= Log in\u{1B}[0m\n"))
        #expect((app.greeting + help).split(whereSeparator: \.isNewline).allSatisfy { $0.count <= 80 })
        #expect(wrong.contains("arch-demo: Expected a step, found “tpa”. Did you mean “tap”?\n"))
        #expect(again.hasSuffix("\n" + wrong))
        #expect(misspelled.contains("arch-demo: There is no field “Pasword” here. Did you mean “Password”?\n"))
        #expect(!misspelled.contains("Pasword: "))
        #expect(noEffect.hasSuffix("  [Sign up]\n\nNothing happens: this is the first screen.\n> "))
        #expect(page.hasPrefix(help.dropFirst("?\n".count).dropLast("> ".count)))
        #expect(help.split(separator: "\n").count < 24)
        #expect(wait == "help wait\n  wait SECONDS  Lets time pass.\n> ")
        #expect(unknown.contains("arch-demo: There is no step “dance”. “help” lists them.\n"))
        #expect(alert.contains("! Check your details"))
        let message = "The alert “Check your details” has to be answered first. Tap “OK”."
        #expect(covered == "type \"Password\"\narch-demo: \(message)\n> ")
        #expect(screen.contains("= Sign up"))
        #expect(await app.quit() == 0)
    }

    @Test func `the command alone offers the patterns, until one is chosen or a key ends it`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start([], on: terminal, environment: ["ACCESSIBLE": "1"])

        let offer = await terminal.read(upTo: "\n> ")
        let misspelled = await terminal.type("\nvipr\n", until: "”?\r\n> ")
        let greeting = await terminal.type(" viper \n", until: "\n> ")
        terminal.type("quit\n")

        for pattern in ListedPattern.all { #expect(offer.contains("\n  \(pattern.name) ")) }
        #expect(misspelled.contains("“vipr” is not a value of “--pattern”"))
        #expect(misspelled.hasSuffix("Did you mean “viper”?\n> "))
        #expect(greeting.contains("= Log in\n"))
        #expect(await process.status() == 0)
    }

    @Test(arguments: [("q\n", 0), ("\u{4}", 0), ("\u{3}", 130)] as [(String, Int32)])
    func `the offer of patterns ends with “q”, Ctrl-D or Ctrl-C, and creates no data`(
        keys: String,
        status: Int32
    ) async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start([], on: terminal)

        await terminal.read(upTo: "\n> ")
        terminal.type(keys)

        #expect(await process.status() == status)
        #expect(try sandbox.createdNames().isEmpty)
    }

    @Test(arguments: ["< /dev/null", "> /dev/null", "2> /dev/null"])
    func `the command alone is wrong usage if a stream is not the terminal`(redirection: String) async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())

        let process = try sandbox.start([], on: terminal, by: ["/bin/sh", "-c", "\"$0\" \(redirection)"])

        #expect(await process.status() == 64)
    }

    @Test(arguments: [
        ("", "> ", "\u{4}", 0), ("", "> ", "\u{3}", 130), ("type \"Password\"\n", "Password: ", "\u{3}", 130),
    ])
    func `Ctrl-D ends the app with 0 and Ctrl-C with 130, and echo is restored`(
        typed: String,
        prompt: String,
        key: String,
        status: Int32
    ) async throws {
        let app = try await PromptOnTerminal("viper")

        app.terminal.type(typed)
        if !typed.isEmpty { await app.terminal.read(upTo: prompt) }
        app.terminal.type(key)

        #expect(await app.process.status() == status)
        #expect(app.terminal.isEchoing)
    }

    @Test func `a password is not shown while it is typed, and Ctrl-Z restores echo until “fg”`() async throws {
        let app = try await PromptOnTerminal(by: JobShell.launcher())
        var echoes: [Bool] = []

        await app.terminal.type("type \"Password\"\n", until: "Password: ")
        echoes.append(app.terminal.isEchoing)
        await app.terminal.type("\u{1A}", until: JobShell.stopped)
        echoes.append(app.terminal.isEchoing)
        await app.terminal.type("fg\n", until: "Password: ")
        echoes.append(app.terminal.isEchoing)
        let screen = await app.enter("ibrar1234")
        let status = await app.quit()
        echoes.append(app.terminal.isEchoing)

        #expect((status, echoes) == (0, [false, true, false, true]))
        #expect(screen.contains("Password: •••••••••\n"))
        #expect(!screen.contains("ibrar1234"))
    }

    @Test(arguments: [(SIGHUP, "HUP"), (SIGUSR1, "USR1"), (SIGTSTP, "TSTP")])
    func `a signal that was ignored at the start stays ignored, as with “nohup”`(
        number: Int32,
        name: String
    ) async throws {
        let shell = ["/bin/sh", "-c", "trap '' \(name); exec \"$0\" \"$@\""]
        let app = try await PromptOnTerminal(by: shell)

        app.process.kill(number)
        let answer = await app.enter("back")

        #expect(answer.hasSuffix("Nothing happens: this is the first screen.\n> "))
        #expect(await app.quit() == 0)
    }

    @Test
    func `a spinner turns during work, input typed meanwhile waits for its prompt, and a session has no greeting`()
        async throws
    {
        let app = try await PromptOnTerminal("mvp", ["--latency", "0.5"], in: .withQuickLogins())

        await app.terminal.type("wait 1\n", until: "\r-")
        let waited = await app.enter("tap \"Sign up\"")
        let answer = await app.terminal.read(upTo: "> ")
        let isShownAgain = app.terminal.isEchoing
        await app.enter("back")
        app.terminal.type(Steps.login())
        for _ in 1...2 { await app.terminal.read(upTo: "> ") }
        let login = await app.terminal.read(upTo: "\n> ")
        let status = await app.quit()
        let later = try await PromptOnTerminal("mvp", in: app.sandbox)

        #expect(!waited.contains("tap"))
        #expect(answer.hasPrefix("tap \"Sign up\"\n"))
        #expect(answer.contains("= Sign up"))
        #expect(login.contains("\r-\r\\"))
        #expect(login.contains("\r \r\u{1B}") || login.contains("\r \r <") || login.contains("\r \r<"))
        #expect((isShownAgain, status) == (true, 0))
        #expect(later.greeting.contains("<Dashboard>"))
        #expect(!later.greeting.contains("ibrar1234"))
        #expect(await later.quit() == 0)
    }

    @Test(arguments: [["ACCESSIBLE": "1"], ["TERM": "dumb"], ["TERM": ""]])
    func `without full screen, for a screen reader or a simple terminal, nothing is animated or colored`(
        environment: [String: String]
    ) async throws {
        let (sandbox, terminal) = (try await Sandbox.withQuickLogins(), try TerminalWindow())
        let arguments = ["--pattern", "mvp", "--latency", "0.5"]
        let process = try sandbox.start(arguments, on: terminal, environment: environment)

        var shown = await terminal.read(upTo: "\n> ")
        for line in Steps.login().split(separator: "\n") { shown += await terminal.type("\(line)\n", until: "\n> ") }
        terminal.type("quit\n")

        #expect(shown.contains("<Dashboard>"))
        #expect(!shown.contains { $0 == "\u{1B}" || $0 == "\r" })
        #expect(await process.status() == 0)
    }

    @Test func `Ctrl-Z while the spinner turns restores echo until “fg”, and Ctrl-C ends it with 130`() async throws {
        let app = try await PromptOnTerminal(by: JobShell.launcher())
        var echoes: [Bool] = []

        await app.terminal.type("wait 100000\n", until: "\r-")
        echoes.append(app.terminal.isEchoing)
        await app.terminal.type("\u{1A}", until: JobShell.stopped)
        echoes.append(app.terminal.isEchoing)
        let continued = await app.terminal.type("fg\n", until: "\r-")
        echoes.append(app.terminal.isEchoing)
        app.terminal.type("\u{3}")
        let status = await app.process.status()
        echoes.append(app.terminal.isEchoing)

        #expect((status, echoes) == (130, [false, true, false, true]))
        #expect(!continued.contains("> "))
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a signal ends the app while Ctrl-S stops the output`(number: Int32) async throws {
        let app = try await PromptOnTerminal()

        app.terminal.type("\u{13}")
        app.terminal.type("tap \"Sign up\"\n")
        app.process.kill(number)

        #expect(await app.process.status() == 128 + number)
    }
}
