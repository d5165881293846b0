import Foundation
import TestSupport
import Testing

@Suite("The command’s output") struct OutputTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test(arguments: ["verify tabs", "run --pattern mvp --plain", "help"])
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

    @Test(arguments: [(BuiltProgram.demo, "run --pattern mvp --plain"), (.lab, "help")])
    func `that cannot be written is reported in one sentence`(program: BuiltProgram, command: String) async throws {
        let outcome = try await sandbox.shell("\"$0\" \(command) >&- </dev/null", of: program)

        let message = "\(program.rawValue): Cannot write standard output: Bad file descriptor.\n"
        #expect(outcome == Sandbox.Outcome(status: 1, messages: message))
    }

    @Test(arguments: [false, true])
    func `has no harmful characters, and is one line of JSON with “--json”, with “--quiet” too`(isJSON: Bool)
        async throws
    {
        let steps = "tap \"Sign up\"\ntype \"Email\" \"a\u{1B}\u{202E}b\"\nprint\nexpect no text \"\u{1B}\u{202E}\"\n"
        let story = try sandbox.file("s.scenario", steps.utf8)
        let typed = isJSON ? #"a\u001b\u202eb"# : "a\u{FFFD}\u{FFFD}b"

        for words in [["run", "--pattern", "viper", "--scenario"], ["verify"]] {
            let outcome = try await sandbox.run(words + [story] + (isJSON ? ["--json", "--quiet"] : []))

            let all = outcome.output + outcome.messages
            #expect(outcome.status == 1)
            #expect(all.contains("  Email: \(typed)"))
            #expect(all.contains("found “\(typed)”."))
            #expect(!all.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
            if isJSON {
                #expect(outcome.messages == "")
                #expect(outcome.output.filter(\.isNewline) == "\n")
                _ = try outcome.decoded()
            }
        }
    }

    @Test func `of a scenario is written as it comes`() async throws {
        let story = try sandbox.file("s.scenario", ("print\n" + Steps.login()).utf8)
        let options = "--pattern mvp --verbose --network http://127.0.0.1:1 --scenario '\(story)'"

        let outcome = try await sandbox.shell("\"$0\" \(options) 2>&1")

        let lines = outcome.output.split(separator: "\n")
        let screen = try #require(lines.firstIndex { $0.hasSuffix("= Log in") })
        let request = try #require(lines.firstIndex { $0.hasPrefix("arch-demo: http") })
        #expect(screen < request)
        #expect(outcome.status == 0)
    }

    @Test(arguments: [([], nil, false), (["--color=always"], "NO_COLOR", true), ([], "CLICOLOR_FORCE", true)])
    func `is colored on request`(words: [String], variable: String?, isColored: Bool) async throws {
        let environment = variable.map { [$0: "1"] } ?? [:]
        let story = try sandbox.file("s.scenario", "back\n".utf8)

        let screen = try await sandbox.run(["--pattern", "mvp"] + words, environment: environment)
        let table = try await sandbox.run(["verify", story] + words, environment: environment)

        #expect(screen.output.hasPrefix(isColored ? "\u{1B}[1m= Log in\u{1B}[0m\n" : "= Log in\n"))
        #expect(table.output.contains("\u{1B}[32mok\u{1B}[0m") == isColored)
    }

    @Test func `is reduced with “--quiet”, and has details on standard error with “--verbose”`() async throws {
        let story = try sandbox.file("s.scenario", "print\n".utf8)

        let played = try await sandbox.run(["--pattern", "mvp", "--quiet", "--scenario", story])
        let prompted = try await sandbox.run(["--pattern", "mvp", "--quiet"], input: "back\nprint\n".utf8)
        let verified = try await sandbox.run(["verify", "--quiet", story])
        let detailed = try await sandbox.run(["--pattern", "mvp", "--verbose", "--network", "offline"])
        let verifiedAloud = try await sandbox.run(["verify", "--verbose", story])

        let screen = "= Log in\n  Email: \n  Password: \n  [Log in]\n  [Sign up]\n"
        [played, prompted, verified].expect([screen, screen + "\n", ""].map { Sandbox.Outcome(status: 0, output: $0) })
        let details = "The pattern is MVP, the data is in \(sandbox.data.path), the network is offline."
        #expect(detailed == Sandbox.Outcome(status: 0, output: screen + "\n", messages: "arch-demo: \(details)\n"))
        #expect(verifiedAloud.messages == "s\n")
        #expect(verifiedAloud.output.hasSuffix("1 passed, 0 failed\n"))
    }
}
