import Foundation
import TerminalModel
import Testing

@Suite(.timeLimit(.minutes(4))) struct `On a terminal` {
    @Test func `a failed step can be tried again, and “quit” ends the app`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", "mvp", "--plain"], on: terminal)

        let start = await terminal.read(upTo: "> ")
        terminal.type("tpa\n")
        let answer = await terminal.read(upTo: "> ")
        terminal.type("tap \"Sign up\"\n")
        let screen = await terminal.read(upTo: "> ")
        terminal.type("quit\n")

        #expect(start.contains("\u{1B}[1m= Log in\u{1B}[0m\n"))
        #expect(answer.contains("arch-demo: Expected a step, found “tpa”. Did you mean “tap”?\n"))
        #expect(screen.contains("= Sign up"))
        #expect(await process.status() == 0)
    }

    @Test(arguments: ["q", "exit", ":q", "\u{4}"])
    func `“q”, “exit”, “:q” and the end of input end the app too`(ending: String) async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", "viper", "--plain"], on: terminal)

        await terminal.read(upTo: "> ")
        terminal.type(ending == "\u{4}" ? ending : ending + "\n")

        #expect(await process.status() == 0)
    }

    @Test func `a password is not shown while it is typed, and later input is`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", "mvvm-c", "--plain"], on: terminal)

        await terminal.read(upTo: "> ")
        terminal.type("type \"Password\"\n")
        await terminal.read(upTo: "Password: ")
        let wasHidden = !terminal.isEchoing
        terminal.type("ibrar1234\n")
        let screen = await terminal.read(upTo: "> ")
        terminal.type("quit\n")

        #expect(wasHidden)
        #expect(screen.contains("Password: •••••••••\n"))
        #expect(!screen.contains("ibrar1234"))
        #expect(await process.status() == 0)
        #expect(terminal.isEchoing)
    }

    @Test func `a misspelled field is rejected before a text is typed`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", "mvp", "--plain"], on: terminal)

        await terminal.read(upTo: "> ")
        terminal.type("type \"Pasword\"\n")
        let answer = await terminal.read(upTo: "> ")
        terminal.type("quit\n")

        #expect(answer.contains("arch-demo: There is no field “Pasword” here. Did you mean “Password”?\n"))
        #expect(!answer.contains("Pasword: "))
        #expect(await process.status() == 0)
    }

    @Test(arguments: [("", "> "), ("type \"Password\"\n", "Password: ")])
    func `Ctrl-C at a prompt exits with 130 and restores echo`(
        typed: String,
        prompt: String
    ) async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", "mvp", "--plain"], on: terminal)

        await terminal.read(upTo: "> ")
        terminal.type(typed)
        if !typed.isEmpty { await terminal.read(upTo: prompt) }
        terminal.type("\u{3}")

        #expect(await process.status() == 130)
        #expect(terminal.isEchoing)
    }

    @Test func `Ctrl-Z at a hidden prompt restores echo until the program continues`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let shell = ["/bin/bash", "-c", "set -m; \"$0\" \"$@\"; echo stopped; read -r; fg > /dev/null"]
        let process = try sandbox.start(["--pattern", "mvp", "--plain"], on: terminal, by: shell)

        await terminal.read(upTo: "> ")
        terminal.type("type \"Password\"\n")
        await terminal.read(upTo: "Password: ")
        terminal.type("\u{1A}")
        await terminal.read(upTo: "stopped\r\n")
        let wasShown = terminal.isEchoing
        terminal.type("\n")
        await terminal.read(upTo: "Password: ")
        let isHiddenAgain = !terminal.isEchoing
        terminal.type("ibrar1234\n")
        let screen = await terminal.read(upTo: "> ")
        terminal.type("quit\n")

        #expect(wasShown)
        #expect(isHiddenAgain)
        #expect(screen.contains("Password: •••••••••\n"))
        #expect(!screen.contains("ibrar1234"))
        #expect(await process.status() == 0)
        #expect(terminal.isEchoing)
    }

    @Test func `a signal that was ignored at the start stays ignored, as with “nohup”`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let shell = ["/bin/sh", "-c", "trap '' HUP; exec \"$0\" \"$@\""]
        let process = try sandbox.start(["--pattern", "mvp", "--plain"], on: terminal, by: shell)

        await terminal.read(upTo: "> ")
        process.kill(SIGHUP)
        terminal.type("back\n")
        await terminal.read(upTo: "> ")
        terminal.type("quit\n")

        #expect(await process.status() == 0)
    }

    @Test func `no password is asked for while an alert is up`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", "viper", "--plain"], on: terminal)

        await terminal.read(upTo: "> ")
        terminal.type("tap \"log in\"\n")
        let alert = await terminal.read(upTo: "> ")
        terminal.type("type \"Password\"\n")
        let answer = await terminal.read(upTo: "> ")
        terminal.type("quit\n")

        #expect(alert.contains("! Check your details"))
        let message = "The alert “Check your details” has to be answered first. Tap “OK”."
        #expect(answer == "type \"Password\"\narch-demo: \(message)\n> ")
        #expect(await process.status() == 0)
    }

    @Test func `a step that changes nothing is reported below the screen`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", "mvp", "--plain"], on: terminal)

        await terminal.read(upTo: "> ")
        terminal.type("back\n")
        let answer = await terminal.read(upTo: "> ")
        terminal.type("exit\n")

        #expect(answer.hasSuffix("  [Sign up]\n\nNothing happens: this is the first screen.\n> "))
        #expect(await process.status() == 0)
    }

    @Test func `help on the steps fits 24 lines of 80 columns, as “help steps” does`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", "mvp", "--plain"], on: terminal)

        let greeting = await terminal.read(upTo: "> ")
        terminal.type("?\n")
        let help = await terminal.read(upTo: "> ")
        terminal.type("help wait\n")
        let wait = await terminal.read(upTo: "> ")
        terminal.type("help dance\n")
        let unknown = await terminal.read(upTo: "> ")
        terminal.type(":q\n")
        let page = try await sandbox.run(["help", "steps"]).output

        let lines = (greeting + help).split(whereSeparator: \.isNewline)
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(page.hasPrefix(help.dropFirst("?\n".count).dropLast("> ".count)))
        #expect(help.split(separator: "\n").count < 24)
        #expect(wait == "help wait\n  wait SECONDS  Lets time pass.\n> ")
        #expect(unknown.contains("arch-demo: There is no step “dance”. “help” lists them.\n"))
        #expect(await process.status() == 0)
    }

    @Test func `a spinner turns during a request and is cleared before the screen is printed`() async throws {
        let (sandbox, terminal) = (try await Sandbox.withQuickLogins(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", "mvp", "--plain", "--latency", "0.5"], on: terminal)

        await terminal.read(upTo: "> ")
        terminal.type("type \"Email\" \"ali@elgrocer.com\"\ntype \"Password\" \"ibrar1234\"\ntap \"Log in\"\n")
        for _ in 1...2 { await terminal.read(upTo: "> ") }
        let answer = await terminal.read(upTo: "> ")
        terminal.type("quit\n")

        #expect(answer.contains("\r-\r\\"))
        #expect(answer.contains("\r \r\u{1B}") || answer.contains("\r \r <") || answer.contains("\r \r<"))
        #expect(await process.status() == 0)
    }

    @Test func `input typed while the spinner turns is shown with its prompt, and not before`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", "mvp", "--plain"], on: terminal)

        await terminal.read(upTo: "> ")
        terminal.type("wait 1\n")
        await terminal.read(upTo: "\r-")
        terminal.type("tap \"Sign up\"\n")
        let waited = await terminal.read(upTo: "> ")
        let answer = await terminal.read(upTo: "> ")
        let isShownAgain = terminal.isEchoing
        terminal.type("quit\n")

        #expect(!waited.contains("tap"))
        #expect(answer.hasPrefix("tap \"Sign up\"\n"))
        #expect(answer.contains("= Sign up"))
        #expect(isShownAgain)
        #expect(await process.status() == 0)
    }

    @Test func `Ctrl-C while the spinner turns exits with 130 and restores echo`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", "mvp", "--plain"], on: terminal)

        await terminal.read(upTo: "> ")
        terminal.type("wait 100\n")
        await terminal.read(upTo: "\r-")
        let wasHidden = !terminal.isEchoing
        terminal.type("\u{3}")

        #expect(wasHidden)
        #expect(await process.status() == 130)
        #expect(terminal.isEchoing)
    }

    @Test func `Ctrl-Z while the spinner turns restores echo until the program continues`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let shell = ["/bin/bash", "-c", "set -m; \"$0\" \"$@\"; echo stopped; read -r; fg > /dev/null"]
        let process = try sandbox.start(["--pattern", "mvp", "--plain"], on: terminal, by: shell)

        await terminal.read(upTo: "> ")
        terminal.type("wait 100\n")
        await terminal.read(upTo: "\r-")
        terminal.type("\u{1A}")
        await terminal.read(upTo: "stopped\r\n")
        let wasShown = terminal.isEchoing
        terminal.type("\n")
        await terminal.read(upTo: "\r-")
        let isHiddenAgain = !terminal.isEchoing
        terminal.type("\u{3}")

        #expect(wasShown)
        #expect(isHiddenAgain)
        #expect(await process.status() == 130)
        #expect(terminal.isEchoing)
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a signal ends the app while Ctrl-S stops the output`(number: Int32) async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", "mvp", "--plain"], on: terminal)

        await terminal.read(upTo: "> ")
        terminal.type("\u{13}")
        terminal.type("tap \"Sign up\"\n")
        process.kill(number)

        #expect(await process.status() == 128 + number)
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
