import TestSupport
import Testing

@Suite("The command line", .timeLimit(.minutes(4))) struct UsageTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test(arguments: [
        (["dance"], "Unknown command “dance”.", "help"),
        (["verfy"], "Unknown command “verfy”. Did you mean “verify”?", "help"),
        ([], "Choose a pattern with “--pattern”: \(ListedPattern.words).", "help run"),
        (
            ["--pattern", "vipr"],
            "“vipr” is not a value of “--pattern”: choose \(ListedPattern.words). Did you mean “viper”?", "help run"
        ),
        (["--patern", "mvp"], "Unknown option “--patern”. Did you mean “--pattern”?", "help run"),
        (["verify", "--pattern"], "“--pattern” needs a value: \(ListedPattern.words).", "help verify"),
        (["\u{1B}[2J\u{202E}"], "Unknown command “\u{FFFD}[2J\u{FFFD}”.", "help"),
        (["monkey"], "“monkey” is a command of another program: use “swift run arch-lab monkey”.", "help"),
    ])
    func `that is wrong exits with 64 and one sentence`(words: [String], message: String, page: String) async throws {
        let outcome = try await sandbox.run(words)

        let messages = "arch-demo: \(message)\nTry “arch-demo \(page)”.\n"
        #expect(outcome == Sandbox.Outcome(status: 64, output: "", messages: messages))
    }

    @Test(arguments: ["--data \"$HOME/d", "--data=\"$HOME/d"])
    func `with bytes that are not UTF-8 exits with 64 and creates nothing`(option: String) async throws {
        let before = try sandbox.names()

        let outcome = try await sandbox.shell("\"$0\" --pattern mvp \(option)$(printf '\\377')\"")

        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        let start = "arch-demo: The argument “", end = "/d\u{FFFD}” is not UTF-8.\nTry “arch-demo help”.\n"
        #expect(outcome.messages.hasPrefix(start))
        #expect(outcome.messages.hasSuffix(end))
        #expect(
            try sandbox.names().allSatisfy { before.contains($0) || $0.contains("put-") || $0.contains("messages-") }
        )
    }

    @Test(arguments: [["--help"], ["help"], ["help", "verify"], ["run", "-h"], ["help", "patterns"], ["--version"]])
    func `that requests help prints it on standard output`(words: [String]) async throws {
        let outcome = try await sandbox.run(words)

        #expect(outcome.status == 0)
        #expect(outcome.messages == "")
        #expect(outcome.output.hasPrefix("arch-demo"))
    }

    @Test(arguments: [
        (["trace", "log-in", "--pattern", "viper"], "trace log-in …"), (["atlas", "log-in"], "atlas …"),
    ])
    func `that wants a trace of a build that records none ends with 64 and says which to use`(
        words: [String],
        advice: String
    ) async throws {
        let outcome = try await sandbox.run(words, of: .lab)

        let command = "swift run --traits Trace --scratch-path .build/trace arch-lab \(advice)"
        let messages = "arch-lab: This build records no calls: use “\(command)”.\n"
        #expect(outcome == Sandbox.Outcome(status: 64, output: "", messages: messages))
    }
}
