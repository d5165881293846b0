import Foundation
import PseudoTerminal
import Testing

@Suite("On a terminal", .timeLimit(.minutes(4))) struct TerminalTests {
    @Test func `a failed step can be tried again, and “quit” ends the app`() async throws {
        let app = try await PromptOnTerminal()

        let answer = await app.enter("tpa")
        let screen = await app.enter("tap \"Sign up\"")

        #expect(app.greeting.contains("\u{1B}[1m= Log in\u{1B}[0m\n"))
        #expect(answer.contains("arch-demo: Expected a step, found “tpa”. Did you mean “tap”?\n"))
        #expect(screen.contains("= Sign up"))
        #expect(await app.quit() == 0)
    }

    @Test(arguments: ["q", "exit", ":q", "\u{4}"])
    func `“q”, “exit”, “:q” and the end of input end the app too`(ending: String) async throws {
        let app = try await PromptOnTerminal("viper")

        app.terminal.type(ending == "\u{4}" ? ending : ending + "\n")

        #expect(await app.process.status() == 0)
    }

    @Test func `a password is not shown while it is typed, and later input is`() async throws {
        let app = try await PromptOnTerminal("viper")

        app.terminal.type("type \"Password\"\n")
        await app.terminal.read(upTo: "Password: ")
        let wasHidden = !app.terminal.isEchoing
        let screen = await app.enter("ibrar1234")

        #expect(wasHidden)
        #expect(screen.contains("Password: •••••••••\n"))
        #expect(!screen.contains("ibrar1234"))
        #expect(await app.quit() == 0)
        #expect(app.terminal.isEchoing)
    }

    @Test func `a misspelled field is rejected before a text is typed`() async throws {
        let app = try await PromptOnTerminal()

        let answer = await app.enter("type \"Pasword\"")

        #expect(answer.contains("arch-demo: There is no field “Pasword” here. Did you mean “Password”?\n"))
        #expect(!answer.contains("Pasword: "))
        #expect(await app.quit() == 0)
    }

    @Test(arguments: [("", "> "), ("type \"Password\"\n", "Password: ")])
    func `Ctrl-C at a prompt exits with 130 and restores echo`(
        typed: String,
        prompt: String
    ) async throws {
        let app = try await PromptOnTerminal()

        app.terminal.type(typed)
        if !typed.isEmpty { await app.terminal.read(upTo: prompt) }
        app.terminal.type("\u{3}")

        #expect(await app.process.status() == 130)
        #expect(app.terminal.isEchoing)
    }

    @Test func `Ctrl-Z at a hidden prompt restores echo until the program continues`() async throws {
        let app = try await PromptOnTerminal(by: JobShell.launcher())

        app.terminal.type("type \"Password\"\n")
        await app.terminal.read(upTo: "Password: ")
        app.terminal.type("\u{1A}")
        await app.terminal.read(upTo: JobShell.stopped)
        let wasShown = app.terminal.isEchoing
        app.terminal.type("fg\n")
        await app.terminal.read(upTo: "Password: ")
        let isHiddenAgain = !app.terminal.isEchoing
        let screen = await app.enter("ibrar1234")

        #expect(wasShown)
        #expect(isHiddenAgain)
        #expect(screen.contains("Password: •••••••••\n"))
        #expect(!screen.contains("ibrar1234"))
        #expect(await app.quit() == 0)
        #expect(app.terminal.isEchoing)
    }

    @Test(arguments: [(SIGHUP, "HUP"), (SIGTSTP, "TSTP")])
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

    @Test func `no password is asked for while an alert is up`() async throws {
        let app = try await PromptOnTerminal("viper")

        let alert = await app.enter("tap \"log in\"")
        let answer = await app.enter("type \"Password\"")

        #expect(alert.contains("! Check your details"))
        let message = "The alert “Check your details” has to be answered first. Tap “OK”."
        #expect(answer == "type \"Password\"\narch-demo: \(message)\n> ")
        #expect(await app.quit() == 0)
    }

    @Test func `a step that changes nothing is reported below the screen`() async throws {
        let app = try await PromptOnTerminal()

        let answer = await app.enter("back")
        app.terminal.type("exit\n")

        #expect(answer.hasSuffix("  [Sign up]\n\nNothing happens: this is the first screen.\n> "))
        #expect(await app.process.status() == 0)
    }

    @Test func `help on the steps fits 24 lines of 80 columns, as “help steps” does`() async throws {
        let app = try await PromptOnTerminal()

        let help = await app.enter("?")
        let wait = await app.enter("help wait")
        let unknown = await app.enter("help dance")
        app.terminal.type(":q\n")
        let page = try await app.sandbox.run(["help", "steps"]).output

        let lines = (app.greeting + help).split(whereSeparator: \.isNewline)
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(page.hasPrefix(help.dropFirst("?\n".count).dropLast("> ".count)))
        #expect(help.split(separator: "\n").count < 24)
        #expect(wait == "help wait\n  wait SECONDS  Lets time pass.\n> ")
        #expect(unknown.contains("arch-demo: There is no step “dance”. “help” lists them.\n"))
        #expect(await app.process.status() == 0)
    }

    @Test func `a spinner turns during a request and is cleared before the screen is printed`() async throws {
        let app = try await PromptOnTerminal("mvp", ["--latency", "0.5"], in: .withQuickLogins())

        app.terminal.type("type \"Email\" \"ali@elgrocer.com\"\ntype \"Password\" \"ibrar1234\"\ntap \"Log in\"\n")
        for _ in 1...2 { await app.terminal.read(upTo: "> ") }
        let answer = await app.terminal.read(upTo: "> ")

        #expect(answer.contains("\r-\r\\"))
        #expect(answer.contains("\r \r\u{1B}") || answer.contains("\r \r <") || answer.contains("\r \r<"))
        #expect(await app.quit() == 0)
    }

    @Test func `input typed while the spinner turns is shown with its prompt, and not before`() async throws {
        let app = try await PromptOnTerminal()

        app.terminal.type("wait 1\n")
        await app.terminal.read(upTo: "\r-")
        let waited = await app.enter("tap \"Sign up\"")
        let answer = await app.terminal.read(upTo: "> ")
        let isShownAgain = app.terminal.isEchoing

        #expect(!waited.contains("tap"))
        #expect(answer.hasPrefix("tap \"Sign up\"\n"))
        #expect(answer.contains("= Sign up"))
        #expect(isShownAgain)
        #expect(await app.quit() == 0)
    }

    @Test func `Ctrl-C while the spinner turns exits with 130 and restores echo`() async throws {
        let app = try await PromptOnTerminal()

        app.terminal.type("wait 100\n")
        await app.terminal.read(upTo: "\r-")
        let wasHidden = !app.terminal.isEchoing
        app.terminal.type("\u{3}")

        #expect(wasHidden)
        #expect(await app.process.status() == 130)
        #expect(app.terminal.isEchoing)
    }

    @Test func `Ctrl-Z while the spinner turns restores echo until the program continues, without a prompt`()
        async throws
    {
        let app = try await PromptOnTerminal(by: JobShell.launcher())

        app.terminal.type("wait 100\n")
        await app.terminal.read(upTo: "\r-")
        app.terminal.type("\u{1A}")
        await app.terminal.read(upTo: JobShell.stopped)
        let wasShown = app.terminal.isEchoing
        app.terminal.type("fg\n")
        let continued = await app.terminal.read(upTo: "\r-")
        let isHiddenAgain = !app.terminal.isEchoing
        app.terminal.type("\u{3}")

        #expect(wasShown)
        #expect(isHiddenAgain)
        #expect(!continued.contains("> "))
        #expect(await app.process.status() == 130)
        #expect(app.terminal.isEchoing)
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a signal ends the app while Ctrl-S stops the output`(number: Int32) async throws {
        let app = try await PromptOnTerminal()

        app.terminal.type("\u{13}")
        app.terminal.type("tap \"Sign up\"\n")
        app.process.kill(number)

        #expect(await app.process.status() == 128 + number)
    }

    @Test func `the steps for logging in are shown only with Log in, one per line`() async throws {
        let (sandbox, terminal) = (try await Sandbox.withQuickLogins(), try TerminalWindow())
        let login = "type \"Email\" \"ibrar@elgrocer.com\"\ntype \"Password\" \"ibrar1234\"\ntap \"Log in\"\n"

        let first = try sandbox.start(["--pattern", "mvp", "--plain", "--latency", "0"], on: terminal)
        let greeting = await terminal.read(upTo: "> ")
        terminal.type(login)
        await terminal.read(upTo: "= Dashboard")
        await terminal.read(upTo: "\n> ")
        terminal.type("quit\n")
        let firstStatus = await first.status()
        let second = try sandbox.start(["--pattern", "mvp", "--plain", "--latency", "0"], on: terminal)
        let laterGreeting = await terminal.read(upTo: "\n> ")
        terminal.type("quit\n")

        #expect(greeting.contains("\n  type \"Email\" \"ibrar@elgrocer.com\"\n  type \"Password\"\n  tap \"Log in\"\n"))
        #expect(firstStatus == 0)
        #expect(laterGreeting.contains("= Dashboard"))
        #expect(!laterGreeting.contains("ibrar1234"))
        #expect(await second.status() == 0)
    }
}
