import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct `On a terminal` {
    @Test func `a person gets another try after a step that fails, and leaves with “quit”`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", "mvp"], on: terminal)

        let start = terminal.read(upTo: "> ")
        terminal.type("tpa\n")
        let answer = terminal.read(upTo: "> ")
        terminal.type("tap \"Sign up\"\n")
        let screen = terminal.read(upTo: "> ")
        terminal.type("quit\n")

        #expect(start.contains("\u{1B}[1m= Log in\u{1B}[0m\n"))
        #expect(answer.contains("arch-demo: column 1: Expected a step, found “tpa”. Did you mean “tap”?\n"))
        #expect(screen.contains("= Sign up"))
        #expect(await process.status() == 0)
    }

    @Test func `the end of input leaves too`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", "viper"], on: terminal)

        terminal.read(upTo: "> ")
        terminal.type("\u{4}")

        #expect(await process.status() == 0)
    }

    @Test func `a password is asked for unseen, and what is typed later is seen again`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", "mvvm-c"], on: terminal)

        terminal.read(upTo: "> ")
        terminal.type("type \"Password\"\n")
        terminal.read(upTo: "Password: ")
        let wasHidden = !terminal.isEchoing
        terminal.type("ibrar1234\n")
        let screen = terminal.read(upTo: "> ")
        terminal.type("quit\n")

        #expect(wasHidden)
        #expect(screen.contains("Password: •••••••••\n"))
        #expect(!screen.contains("ibrar1234"))
        #expect(await process.status() == 0)
        #expect(terminal.isEchoing)
    }

    @Test func `a field that is misspelled is told of before anything is typed into it`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", "mvp"], on: terminal)

        terminal.read(upTo: "> ")
        terminal.type("type \"Pasword\"\n")
        let answer = terminal.read(upTo: "> ")
        terminal.type("quit\n")

        #expect(answer.contains("arch-demo: There is no field “Pasword” here.\n"))
        #expect(!answer.contains("Pasword: "))
        #expect(await process.status() == 0)
    }

    @Test(arguments: [("", "> "), ("type \"Password\"\n", "Password: ")])
    func `Ctrl-C at a prompt ends with 130, and what is typed is seen again`(
        typed: String,
        prompt: String
    ) async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["--pattern", "mvp"], on: terminal)

        terminal.read(upTo: "> ")
        terminal.type(typed)
        if !typed.isEmpty { terminal.read(upTo: prompt) }
        terminal.type("\u{3}")

        #expect(await process.status() == 130)
        #expect(terminal.isEchoing)
    }

    @Test func `Ctrl-C ends a verification too, and nothing of it is left over`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let process = try sandbox.start(["verify", "--verbose"], on: terminal)

        terminal.read(upTo: "\n")
        terminal.type("\u{3}")

        #expect(await process.status() == 130)
        #expect(try sandbox.names() == [])
    }
}
