import Foundation
import Testing

@Suite("A scenario file", .timeLimit(.minutes(4))) struct ScenarioOptionTests {
    @Test func `prints its transcript on standard output`() async throws {
        let sandbox = try Sandbox()
        let file = try sandbox.file("s.scenario", "# a story\ntap  \"Sign up\"\nexpect screen \"Sign up\"\n".utf8)

        let outcome = try await sandbox.run(["--pattern", "mvp", "--scenario", file])

        #expect(
            outcome == Sandbox.Outcome(status: 0, output: "tap \"Sign up\"\nexpect screen \"Sign up\"\n", messages: "")
        )
    }

    @Test func `that fails prints the line, what was expected and the screen`() async throws {
        let sandbox = try Sandbox()
        let file = try sandbox.file("s.scenario", "\nexpect screen \"Users\"\ntap \"Sign up\"\n".utf8)

        let outcome = try await sandbox.run(["--pattern", "viper", "--scenario", file])

        #expect(outcome.status == 1)
        #expect(outcome.output == "expect screen \"Users\"\n")
        #expect(
            outcome.messages == """
                \(file):2: Expected the screen “Users”, found the screen “Log in”.
                    = Log in
                      Email: 
                      Password: 
                      [Log in]
                      [Sign up]

                """
        )
    }

    @Test(arguments: [["--pattern", "mvp", "--scenario"], ["verify"]])
    func `that is missing exits with 66`(words: [String]) async throws {
        let sandbox = try Sandbox()
        let path = sandbox.url("missing.scenario").path

        let outcome = try await sandbox.run(words + [path])

        let messages = "arch-demo: There is no file “\(path)”.\n"
        #expect(outcome == Sandbox.Outcome(status: 66, output: "", messages: messages))
    }

    @Test func `may be built in, and for a misspelled name the right one is suggested`() async throws {
        let sandbox = try Sandbox()

        let verified = try await sandbox.run(["verify", "login-busy"])
        let played = try await sandbox.run(["--pattern", "mvp", "--scenario", "login-busy"])
        let near = try await sandbox.run(["verify", "login-bsuy"])
        let reordered = try await sandbox.run(["verify", "invalid-login"])

        #expect(verified.output.hasSuffix("\n1 passed, 0 failed\n"))
        #expect(played.status == 0)
        let messages = "arch-demo: There is no file “login-bsuy”. Did you mean “login-busy”?\n"
        #expect(near == Sandbox.Outcome(status: 66, output: "", messages: messages))
        #expect(reordered.messages.hasSuffix("“invalid-login”. Did you mean “login-invalid-emails”?\n"))
    }

    @Test(arguments: [
        ("tpa \"x\"\n", "1:1: Expected a step, found “tpa”. Did you mean “tap”?"),
        ("# fine\ntap \"x\n", "2:5: The quote that opens here is never closed."),
    ])
    func `that is malformed exits with 65 and the position`(text: String, message: String) async throws {
        let sandbox = try Sandbox()
        let file = try sandbox.file("s.scenario", text.utf8)

        let played = try await sandbox.run(["--pattern", "mvp", "--scenario", file])
        let verified = try await sandbox.run(["verify", file])

        #expect(played == Sandbox.Outcome(status: 65, output: "", messages: "arch-demo: \(file):\(message)\n"))
        #expect(verified == played)
    }

    @Test func `that is not text exits with 65`() async throws {
        let sandbox = try Sandbox()
        let file = try sandbox.file("s.scenario", [0x74, 0xFF, 0x0A])

        let outcome = try await sandbox.run(["verify", file])

        #expect(outcome.status == 65)
        #expect(outcome.messages == "arch-demo: \(file):1:2: This is not UTF-8 text.\n")
    }

    @Test(arguments: [
        ("/", "Cannot read the file “/”: Is a directory."),
        ("/dev/zero", "/dev/zero:1:1: A scenario has at most 1000000 bytes."),
        ("/dev/null/x", "Cannot read the file “/dev/null/x”: Not a directory."),
    ])
    func `that cannot be read exits with 65`(path: String, message: String) async throws {
        let sandbox = try Sandbox()

        let outcome = try await sandbox.run(["verify", path])

        #expect(outcome == Sandbox.Outcome(status: 65, output: "", messages: "arch-demo: \(message)\n"))
    }

    @Test func `whose name could move the cursor is printed safely`() async throws {
        let sandbox = try Sandbox()
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
