import Foundation
import TestSupport
import Testing

@Suite("Steps from standard input") struct StandardInputTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test(arguments: ListedPattern.all.map(\.name))
    func `may be empty; those in the same turn are performed before a screen is printed`(pattern: String) async throws {
        let steps = "tap \"Log in\"\n+ tap \"Log in\"\ntap \"OK\"\n+ tap \"Sign up\"\n+ back\n"

        let empty = try await sandbox.run(["--pattern", pattern])
        let outcome = try await sandbox.run(["--pattern", pattern], input: steps.utf8)

        let screen = "= Log in\n  Email: \n  Password: \n  [Log in]\n  [Sign up]\n\n"
        #expect(empty == Sandbox.Outcome(status: 0, output: screen))
        let screens = outcome.output.components(separatedBy: "\n\n").map { $0.components(separatedBy: "\n") }
        let echoes = screens.map { Array($0.prefix { !$0.hasPrefix("= ") }) }
        echoes.expect([
            [], ["tap \"Log in\"", "+ tap \"Log in\""], ["tap \"OK\"", "+ tap \"Sign up\"", "+ back"], [""],
        ])
        #expect(screens.count { $0.contains("! Check your details") } == 1)
    }

    @Test(arguments: [
        ("tap \"Sig", "line 2: The quote that opens here is never closed."),
        (
            "tap \"\u{1B}[2J\u{202E}\"\nback\n",
            "line 2: There is no button “\u{FFFD}[2J\u{FFFD}” here. There are “Sign up”, “Cancel”."
        ),
        (
            "+ type \"Email\" \"a\"\n+ type \"Email\" \"b\"\ntap \"Nope\"\n",
            "line 4: There is no button “Nope” here. There are “Sign up”, “Cancel”."
        ),
    ])
    func `exit with 1 at the first that fails`(steps: String, message: String) async throws {
        let outcome = try await sandbox.run(["--pattern", "mvp"], input: "tap \"Sign up\"\n\(steps)".utf8)

        #expect(outcome.status == 1)
        #expect(outcome.messages == "arch-demo: \(message)\n")
        let titles = outcome.output.split(separator: "\n").filter { $0.hasPrefix("= ") }
        titles.expect(["= Log in", "= Sign up"])
    }

    @Test func `are echoed above their screens, except with “--json” and “--quiet”`() async throws {
        let steps = "tap “Sign up” # a comment\n\nexpect screen \"Sign up\"\nhelp back\n"

        let text = try await sandbox.run(["--pattern", "mvp"], input: steps.utf8)
        let json = try await sandbox.run(["--pattern", "mvp", "--json"], input: steps.utf8)
        let quiet = try await sandbox.run(["--pattern", "mvp", "--quiet"], input: steps.utf8)

        let help: Substring = "  back  Goes back, or closes a sheet."
        let heads = text.output.components(separatedBy: "\n\n").map { $0.split(separator: "\n").prefix(2) }
        heads.expect([
            ["= Log in", "  Email: "], ["tap “Sign up”", "= Sign up"], ["expect screen \"Sign up\"", "= Sign up"],
            [help],
        ])
        #expect(text.messages == "")
        #expect(json.messages == "\(help)\n")
        #expect(quiet.output == "\(help)\n")
        let titles = try json.output.split(separator: "\n").map {
            try JSONDecoder().decode([String: [String]].self, from: Data($0.utf8))["screen"]?.first
        }
        titles.expect(["= Log in", "= Sign up", "= Sign up"])
    }

    @Test func `name labels in any letter case, also within a section`() async throws {
        let sandbox = try await Sandbox.withQuickLogins()
        let steps = Steps.login().lowercased() + "in \"categories\" tap row \"flowers\"\nexpect screen \"Flowers\"\n"

        let outcome = try await sandbox.run(["--pattern", "mvp", "--latency", "0"], input: steps.utf8)

        #expect(outcome == Sandbox.Outcome(status: 0, output: outcome.output))
    }

    @Test func `are echoed with one “•” a character of a text for a masked field, or for none`() async throws {
        let sandbox = try await Sandbox.withQuickLogins()
        let steps = """
            type "Email" "ali@elgrocer.com"
            + type "Password" "ibrar1234"
            expect field "Password" "•••••••••"
            tap "Log in"

            """
        let misspelled = "expect field \"Password\" \"\"\ntype “Pasword” “ibrar1234”\n"
        let wrong = "type \"Password\" \"ibrar1234\"\nexpect field \"Password\" \"ibrar1234\"\n"
        let new = ["--pattern", "mvp", "--data", sandbox.url("new").path]

        let outcome = try await sandbox.run(["--pattern", "viper", "--latency", "0"], input: steps.utf8)
        let failed = try await sandbox.run(new, input: misspelled.utf8)
        let unmet = try await sandbox.run(new, input: wrong.utf8)
        let played = try await sandbox.run(["--pattern", "viper", "--scenario", sandbox.file("s.scenario", steps.utf8)])
        let json = try await sandbox.run(new + ["--json", "--scenario", sandbox.file("w.scenario", wrong.utf8)])

        let echoes = [
            "type \"Email\" \"ali@elgrocer.com\"", "+ type \"Password\" \"•••••••••\"",
            "expect field \"Password\" \"•••••••••\"", "tap \"Log in\"",
        ]
        let lines = outcome.output.components(separatedBy: "\n")
        lines.filter { $0.contains(/^(\+ )?(type|expect|tap)/) }.expect(echoes)
        #expect(outcome.output.contains("\n= Dashboard"))
        #expect(played.output == echoes.map { $0 + "\n" }.joined())
        #expect(failed.output.contains("\ntype \"Pasword\" \"•••••••••\"\n"))
        let message = "Expected another text in the field “Password”, found “•••••••••”."
        #expect(unmet.messages == "arch-demo: line 2: \(message)\n")
        #expect(json.output.contains("found “•••••••••”."))
        #expect(![outcome, failed, unmet, played, json].contains { ($0.output + $0.messages).contains("ibrar1234") })
    }

    @Test(arguments: ["type \"Password\" \"ibrar\" 1234", "expect field Password ibrar1234"])
    func `that are malformed are answered without the text to type`(step: String) async throws {
        let outcome = try await sandbox.run(["--pattern", "mvp", "--quiet"], input: (step + "\n").utf8)

        #expect(outcome.status == 1)
        #expect(outcome.messages.hasPrefix("arch-demo: line 1: Expected "))
        #expect(!outcome.messages.contains("1234"))
    }

    @Test(arguments: [
        ("cat /dev/zero 2> /dev/null |", "", "line 1 is longer than 1 MB"),
        ("printf 'back\\ntap \"\\377\"' |", "", "line 2 is not UTF-8 text"),
        ("", "< .", "Is a directory"), ("", "<&-", "Bad file descriptor"),
    ])
    func `that cannot be read exit with 65 and the reason`(source: String, redirection: String, reason: String)
        async throws
    {
        let outcome = try await sandbox.shell("\(source) \"$0\" --pattern mvp \(redirection)")

        #expect(outcome.status == 65)
        #expect(outcome.messages == "arch-demo: Cannot read standard input: \(reason).\n")
        #expect(outcome.output.hasPrefix("= Log in\n"))
    }
}
