import Foundation
import TestSupport
import Testing

@Suite("A scenario file") struct ScenarioOptionTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test func `that fails prints the line, what was expected and the screen, with status 1`() async throws {
        let file = try sandbox.file("s.scenario", "\nexpect screen \"Users\"\ntap \"Sign up\"\n".utf8)
        let good = try sandbox.file("good.scenario", "back\n".utf8)

        let played = try await sandbox.run(["--pattern", "mvp", "--scenario", file])
        let verified = try await sandbox.run(["verify", "--pattern", "mvp", good, file])

        let failure = """
            \(file):2: Expected the screen “Users”, found the screen “Log in”.
                = Log in
                  Email: 
                  Password: 
                  [Log in]
                  [Sign up]

            """
        let table = "scenario  mvp\ngood      ok\ns         failed\n\n1 passed, 1 failed\n\ns on MVP\n"
        #expect(played == Sandbox.Outcome(status: 1, output: "expect screen \"Users\"\n", messages: failure))
        #expect(verified == Sandbox.Outcome(status: 1, output: table + failure))
    }

    @Test(arguments: ListedPattern.all.map(\.name))
    func `prints on every pattern what docs/scenarios.md shows`(pattern: String) async throws {
        let docs = URL(filePath: #filePath).appending(path: "../../../docs").standardizedFileURL
        let page = try String(contentsOf: docs.appending(path: "scenarios.md"), encoding: .utf8)
        let shown = page.firstMatch(of: /```console\n\$ [^\n]*favorites\.scenario\n((?s:.*?))```/).map { String($0.1) }
        let story = docs.appending(path: "examples/favorites.scenario").path

        let outcome = try await sandbox.run(["--pattern", pattern, "--scenario", story])

        // Editors remove spaces at the end of a line.
        let printed = (outcome.output + outcome.messages).replacing(#/ +\n/#, with: "\n")
        #expect(printed == shown?.replacing(#/ +\n/#, with: "\n"))
    }

    @Test func `may be built in, and for a misspelled name the right one is suggested`() async throws {
        let verified = try await sandbox.run(["verify", "login-busy"])
        let played = try await sandbox.run(["--pattern", "mvp", "--scenario", "login-busy"])
        let near = try await sandbox.run(["verify", "login-bsuy"])
        let reordered = try await sandbox.run(["verify", "invalid-login"])

        #expect(verified.output.hasSuffix("\n1 passed, 0 failed\n"))
        #expect(played.status == 0)
        let messages = [("login-bsuy", "login-busy"), ("invalid-login", "login-invalid-emails")].map {
            "arch-demo: There is no file “\($0)”, and no built-in scenario has that name. Did you mean “\($1)”?\n"
        }
        [near, reordered].expect(messages.map { Sandbox.Outcome(status: 66, messages: $0) })
    }

    @Test(arguments: [["--pattern", "mvp", "--scenario"], ["verify"]])
    func `that is missing exits with 66, and that is malformed with 65 and the position`(words: [String]) async throws {
        let file = try sandbox.file("s.scenario", "# fine\ntap \"x\n".utf8)

        let missing = try await sandbox.run(words + [file + "x"])
        let malformed = try await sandbox.run(words + [file])

        let sentence = "arch-demo: There is no file “\(file)x”, and no built-in scenario has that name.\n"
        #expect(missing == Sandbox.Outcome(status: 66, messages: sentence))
        let message = "arch-demo: \(file):2:5: The quote that opens here is never closed.\n"
        #expect(malformed == Sandbox.Outcome(status: 65, messages: message))
    }

    @Test(arguments: [
        ("/", "Cannot read the file “/”: Is a directory."),
        ("/dev/zero", "/dev/zero:1:1: A scenario has at most 1000000 bytes."),
        ("/dev/null/x", "Cannot read the file “/dev/null/x”: Not a directory."),
    ])
    func `that cannot be read exits with 65`(path: String, message: String) async throws {
        let outcome = try await sandbox.run(["verify", path])

        #expect(outcome == Sandbox.Outcome(status: 65, messages: "arch-demo: \(message)\n"))
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
