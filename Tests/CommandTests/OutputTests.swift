import Foundation
import TestSupport
import Testing

@Suite("The command’s output", .timeLimit(.minutes(4))) struct OutputTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test(arguments: ["scenarios", "verify tabs", "run --pattern mvp --plain", "help"])
    func `may be closed early, as by “head”, without a message or a crash`(command: String) async throws {
        let ready = sandbox.url("ready").path

        let outcome = try await sandbox.shell(
            """
            mkfifo '\(ready)'
            { read _ < '\(ready)'; "$0" \(command); echo $? >&2; } | { exec <&-; echo > '\(ready)'; }
            """
        )

        #expect(outcome.messages == "1\n")
    }

    @Test(arguments: [
        (BuiltProgram.demo, "scenarios"), (.demo, "help"), (.demo, "run --pattern mvp --plain"), (.lab, "help"),
    ])
    func `that cannot be written is reported in one sentence`(program: BuiltProgram, command: String) async throws {
        let outcome = try await sandbox.shell("\"$0\" \(command) >&- </dev/null", of: program)

        let message = "\(program.rawValue): Cannot write standard output: Bad file descriptor.\n"
        #expect(outcome == Sandbox.Outcome(status: 1, messages: message))
    }

    @Test(arguments: [
        ["patterns"], ["scenarios"], ["verify", "STORY"], ["run", "--pattern", "mvp", "--scenario", "STORY"],
        ["verify", "--quiet", "STORY"], ["run", "--pattern", "mvp", "--quiet", "--scenario", "STORY"],
    ])
    func `is one line of JSON with “--json”, with “--quiet” too`(words: [String]) async throws {
        let story = try sandbox.file("s.scenario", "tap \"Sign up\"\ntype \"Email\" \"\u{1B}\u{202E}\"\nprint\n".utf8)

        let outcome = try await sandbox.run(words.map { $0 == "STORY" ? story : $0 } + ["--json"])

        #expect(outcome.status == 0)
        #expect(outcome.messages == "")
        outcome.output.unicodeScalars.filter { "\n\u{1B}\u{202E}".unicodeScalars.contains($0) }.expect(["\n"])
        _ = try outcome.decoded()
    }

    @Test(arguments: [["--json", "--scenario"], ["--scenario"]])
    func `of a scenario replaces harmful characters, and keeps them in JSON`(words: [String]) async throws {
        let steps = "tap \"Sign up\"\ntype \"Email\" \"a\u{1B}\u{202E}b\"\nprint\nexpect no text \"\u{1B}\u{202E}\"\n"
        let story = try sandbox.file("s.scenario", steps.utf8)

        let outcome = try await sandbox.run(["--pattern", "viper"] + words + [story])

        let typed = words.contains("--json") ? #"a\u001b\u202eb"# : "a\u{FFFD}\u{FFFD}b"
        let all = outcome.output + outcome.messages
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("  Email: \(typed)"))
        #expect(all.contains("found “\(typed)”."))
        #expect(!all.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }

    @Test(arguments: [
        ([], "", false), (["--color", "always"], "", true), (["--color", "never"], "CLICOLOR_FORCE", false),
        ([], "CLICOLOR_FORCE", true), (["--color", "always"], "NO_COLOR", true),
        (["--color", "auto"], "NO_COLOR", false),
    ])
    func `is colored on request`(words: [String], variable: String, isColored: Bool) async throws {
        let environment = variable.isEmpty ? [:] : [variable: "1"]

        let screen = try await sandbox.run(["--pattern", "mvp"] + words, environment: environment)
        let table = try await sandbox.run(
            ["verify", try sandbox.file("s.scenario", "back\n".utf8)] + words,
            environment: environment
        )

        #expect(screen.output.hasPrefix(isColored ? "\u{1B}[1m= Log in\u{1B}[0m\n" : "= Log in\n"))
        #expect(table.output.contains("\u{1B}[32mok\u{1B}[0m") == isColored)
    }

    @Test func `is reduced with “--quiet”`() async throws {
        let story = try sandbox.file("s.scenario", "print\n".utf8)
        let screen = "= Log in\n  Email: \n  Password: \n  [Log in]\n  [Sign up]\n"

        let played = try await sandbox.run(["--pattern", "mvp", "--quiet", "--scenario", story])
        let prompted = try await sandbox.run(["--pattern", "mvp", "--quiet"], input: "back\nprint\n".utf8)
        let verified = try await sandbox.run(["verify", "--quiet", story])
        let patterns = try await sandbox.run(["patterns", "--quiet"])

        let outputs = [screen, screen + "\n", "", ListedPattern.all.map { $0.name + "\n" }.joined()]
        [played, prompted, verified, patterns].expect(outputs.map { Sandbox.Outcome(status: 0, output: $0) })
    }

    @Test func `has details on standard error with “--verbose”`() async throws {
        let story = try sandbox.file("s.scenario", "print\n".utf8)

        let prompted = try await sandbox.run(["--pattern", "mvp", "--verbose", "--network", "offline"])
        let verified = try await sandbox.run(["verify", "--verbose", story])

        let details = "The pattern is MVP, the data is in \(sandbox.data.path), the network is offline."
        #expect(prompted.messages == "arch-demo: \(details)\n")
        #expect(verified.messages == "s\n")
        #expect(prompted.output.hasPrefix("= Log in\n"))
        #expect(verified.output.hasSuffix("1 passed, 0 failed\n"))
    }

    @Test func `contains every difference and failure of a verification, with status 1`() async throws {
        let good = try sandbox.file("good.scenario", "back\n".utf8)
        let bad = try sandbox.file("bad.scenario", "expect busy\n".utf8)

        let outcome = try await sandbox.run(["verify", "--pattern", "mvp", good, bad])

        #expect(outcome.status == 1)
        #expect(
            outcome.output.hasPrefix(
                """
                scenario  mvp
                good      ok
                bad       failed

                1 passed, 1 failed

                bad on MVP
                \(bad):1: Expected the screen to be busy, found it idle.
                    = Log in

                """
            )
        )
    }
}
