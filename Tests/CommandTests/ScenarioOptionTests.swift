import Foundation
import TestSupport
import Testing

@Suite("A scenario file", .timeLimit(.minutes(4))) struct ScenarioOptionTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test func `that fails prints the line, what was expected and the screen`() async throws {
        let file = try sandbox.file("s.scenario", "\nexpect screen \"Users\"\ntap \"Sign up\"\n".utf8)

        let outcome = try await sandbox.run(["--pattern", "viper", "--scenario", file])

        let messages = """
            \(file):2: Expected the screen “Users”, found the screen “Log in”.
                = Log in
                  Email: 
                  Password: 
                  [Log in]
                  [Sign up]

            """
        #expect(outcome == Sandbox.Outcome(status: 1, output: "expect screen \"Users\"\n", messages: messages))
    }

    @Test(arguments: [["--pattern", "mvp", "--scenario"], ["verify"]])
    func `that is missing exits with 66`(words: [String]) async throws {
        let path = sandbox.url("missing.scenario").path

        let outcome = try await sandbox.run(words + [path])

        let messages = "arch-demo: There is no file “\(path)”.\n"
        #expect(outcome == Sandbox.Outcome(status: 66, output: "", messages: messages))
    }

    @Test func `may be built in, and for a misspelled name the right one is suggested`() async throws {
        let verified = try await sandbox.run(["verify", "login-busy"])
        let played = try await sandbox.run(["--pattern", "mvp", "--scenario", "login-busy"])
        let near = try await sandbox.run(["verify", "login-bsuy"])
        let reordered = try await sandbox.run(["verify", "invalid-login"])

        #expect(verified.output.hasSuffix("\n1 passed, 0 failed\n"))
        #expect(played.status == 0)
        let messages = [("login-bsuy", "login-busy"), ("invalid-login", "login-invalid-emails")].map {
            "arch-demo: There is no file “\($0)”. Did you mean “\($1)”?\n"
        }
        [near, reordered].expect(messages.map { Sandbox.Outcome(status: 66, messages: $0) })
    }

    @Test(arguments: [
        ("tpa \"x\"\n", "1:1: Expected a step, found “tpa”. Did you mean “tap”?"),
        ("# fine\ntap \"x\n", "2:5: The quote that opens here is never closed."),
    ])
    func `that is malformed exits with 65 and the position`(text: String, message: String) async throws {
        let file = try sandbox.file("s.scenario", text.utf8)

        let played = try await sandbox.run(["--pattern", "mvp", "--scenario", file])
        let verified = try await sandbox.run(["verify", file])

        let refusal = Sandbox.Outcome(status: 65, messages: "arch-demo: \(file):\(message)\n")
        #expect(played == refusal)
        #expect(verified == refusal)
    }

    @Test(arguments: [
        ("/", "Cannot read the file “/”: Is a directory."),
        ("/dev/zero", "/dev/zero:1:1: A scenario has at most 1000000 bytes."),
        ("/dev/null/x", "Cannot read the file “/dev/null/x”: Not a directory."),
    ])
    func `that cannot be read exits with 65`(path: String, message: String) async throws {
        let outcome = try await sandbox.run(["verify", path])

        #expect(outcome == Sandbox.Outcome(status: 65, output: "", messages: "arch-demo: \(message)\n"))
    }

    @Test func `whose name could move the cursor is printed safely`() async throws {
        let file = try sandbox.file("\u{1B}[2J\u{202E}.scenario", "back\nexpect busy\n".utf8)

        let table = try await sandbox.run(["verify", file])
        let json = try await sandbox.run(["verify", "--json", file])
        let missing = try await sandbox.run(["verify", file + "x"])

        for text in [table.output, json.output, missing.messages] {
            #expect(!text.isEmpty)
            #expect(!text.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
        }
        #expect(try json.decoded().description.contains("\u{1B}[2J\u{202E}"))
    }
}
