import TestSupport
import Testing

@Suite("The command line") struct UsageTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test func `that is wrong exits with 64 and one sentence, and that requests help with 0`() async throws {
        let wrong = try await sandbox.run(["\u{1B}[2J\u{202E}"])
        let help = try await sandbox.run(["help", "verify"])

        let sentence = "arch-demo: Unknown command “\u{FFFD}[2J\u{FFFD}”.\nTry “arch-demo help”.\n"
        #expect(wrong == Sandbox.Outcome(status: 64, messages: sentence))
        #expect(help == Sandbox.Outcome(status: 0, output: help.output))
        #expect(help.output.hasPrefix("arch-demo verify: "))
    }

    @Test(arguments: ["--data \"d", "--data=\"d"])
    func `with bytes that are not UTF-8 exits with 64 and creates nothing`(option: String) async throws {
        let outcome = try await sandbox.shell("cd \"$HOME\" && \"$0\" --pattern mvp \(option)$(printf '\\377')\"")

        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        #expect(outcome.messages.hasPrefix("arch-demo: The argument “"))
        #expect(outcome.messages.hasSuffix("d\u{FFFD}” is not UTF-8.\nTry “arch-demo help”.\n"))
        #expect(try sandbox.createdNames().isEmpty)
    }

    @Test(arguments: [("trace log-in --pattern viper", "trace log-in …"), ("atlas log-in", "atlas …")])
    func `that wants a trace of a build that records none ends with 64 and says which to use`(
        line: String,
        advice: String
    ) async throws {
        let outcome = try await sandbox.run(line.split(separator: " ").map(String.init), of: .lab)

        let command = "swift run --traits Trace --scratch-path .build/trace arch-lab \(advice)"
        let messages = "arch-lab: This build records no calls: use “\(command)”.\n"
        #expect(outcome == Sandbox.Outcome(status: 64, messages: messages))
    }
}
