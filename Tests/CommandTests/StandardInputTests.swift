import Foundation
import TestSupport
import Testing

@testable import Shared

@Suite("Steps from standard input", .timeLimit(.minutes(4))) struct StandardInputTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test(arguments: ListedPattern.all.map(\.name))
    func `may be empty: the first screen is printed, with status 0`(pattern: String) async throws {
        let outcome = try await sandbox.run(["--pattern", pattern])

        let screen = "= Log in\n  Email: \n  Password: \n  [Log in]\n  [Sign up]\n\n"
        #expect(outcome == Sandbox.Outcome(status: 0, output: screen, messages: ""))
    }

    @Test(arguments: [
        ("tap \"Sig", "line 2: The quote that opens here is never closed."),
        ("tap", "line 2: Expected a button’s label in quotes or “row”, found the end of the line."),
        ("tap \"Nothing\"\nback\n", "line 2: There is no button “Nothing” here. There are “Sign up”, “Cancel”."),
        ("expect busy\n", "line 2: Expected the screen to be busy, found it idle."),
        (
            "tap \"\u{1B}[2J\u{202E}\"\n",
            "line 2: There is no button “\u{FFFD}[2J\u{FFFD}” here. There are “Sign up”, “Cancel”."
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

        #expect(outcome.status == 0)
        #expect(outcome.messages == "")
    }

    @Test(arguments: ListedPattern.all.map(\.name))
    func `in the same turn are performed before a screen is printed`(pattern: String) async throws {
        let steps = "tap \"Log in\"\n+ tap \"Log in\"\ntap \"OK\"\n+ tap \"Sign up\"\n+ back\n"

        let outcome = try await sandbox.run(["--pattern", pattern], input: steps.utf8)

        let screens = outcome.output.components(separatedBy: "\n\n").map { $0.components(separatedBy: "\n") }
        let echoes = screens.map { Array($0.prefix { !$0.hasPrefix("= ") }) }
        echoes.expect([
            [], ["tap \"Log in\"", "+ tap \"Log in\""], ["tap \"OK\"", "+ tap \"Sign up\"", "+ back"], [""],
        ])
        #expect(screens.count { $0.contains("! Check your details") } == 1)
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
        let played = try await sandbox.run(
            ["--pattern", "viper", "--scenario", sandbox.file("s.scenario", steps.utf8)]
        )
        let json = try await sandbox.run(
            new + ["--json", "--scenario", sandbox.file("s.scenario", wrong.utf8)]
        )

        let echoes = [
            "type \"Email\" \"ali@elgrocer.com\"", "+ type \"Password\" \"•••••••••\"",
            "expect field \"Password\" \"•••••••••\"", "tap \"Log in\"",
        ]
        let lines = outcome.output.components(separatedBy: "\n")
        lines.filter { $0.contains(/^(\+ )?(type|expect|tap)/) }.expect(echoes)
        #expect(outcome.output.contains("\n= Dashboard"))
        #expect(played.output == echoes.map { $0 + "\n" }.joined())
        let message = "line 2: Expected another text in the field “Password”, found “•••••••••”."
        #expect(unmet.messages == "arch-demo: \(message)\n")
        let masked = "\ntype \"Pasword\" \"•••••••••\"\n"
        #expect(failed.output.contains(masked))
        #expect(json.output.contains("found “•••••••••”."))
        #expect(![outcome, failed, unmet, played, json].contains { ($0.output + $0.messages).contains("ibrar1234") })
    }

    @Test(arguments: [
        "type Password ibrar1234", "type \"Password\" ibrar1234", "type \"Password\" \"ibrar\" 1234",
        "expect field \"Password\" ibrar1234", "expect field Password ibrar1234",
    ])
    func `that are malformed are answered without the text to type`(step: String) async throws {
        let outcome = try await sandbox.run(["--pattern", "mvp", "--quiet"], input: (step + "\n").utf8)

        #expect(outcome.status == 1)
        #expect(outcome.messages.hasPrefix("arch-demo: line 1: Expected "))
        #expect(!outcome.messages.contains("1234"))
    }

    @Test(arguments: [
        ("head -c 1000001 /dev/zero", "line 1 is longer than 1 MB"), ("cat /dev/zero", "line 1 is longer than 1 MB"),
        ("echo back; head -c 1048577 /dev/zero", "line 2 is longer than 1 MB"),
        ("printf 'back\\ntap \"\\377\"'", "line 2 is not UTF-8 text"),
    ])
    func `of more than 1,000,000 bytes, or that are not UTF-8, exit with 65`(source: String, reason: String)
        async throws
    {
        let outcome = try await sandbox.shell("(\(source)) 2> /dev/null | \"$0\" --pattern mvp")

        #expect(outcome.status == 65)
        #expect(outcome.messages == "arch-demo: Cannot read standard input: \(reason).\n")
    }

    @Test func `of 1,000,000 bytes are performed`() async throws {
        let step = "back #".padding(toLength: 1_000_000, withPad: "x", startingAt: 0)

        let outcome = try await sandbox.run(["--pattern", "mvp"], input: "\(step)\n+ \(step.dropLast(2))\n".utf8)

        #expect(outcome.status == 0)
        #expect(outcome.messages == "")
    }

    @Test func `may begin with a byte order mark and end without a line end`() async throws {
        let outcome = try await sandbox.run(["--pattern", "mvp"], input: "\u{FEFF}tap \"Sign up\"".utf8)

        #expect(outcome.status == 0)
        #expect(outcome.output.contains("\n= Sign up\n"))
    }

    @Test(arguments: [("< .", "Is a directory"), ("<&-", "Bad file descriptor")])
    func `that cannot be read exit with 65 and the reason`(redirection: String, reason: String) async throws {
        let outcome = try await sandbox.shell("\"$0\" --pattern mvp \(redirection)")

        #expect(outcome.status == 65)
        #expect(outcome.messages == "arch-demo: Cannot read standard input: \(reason).\n")
        #expect(outcome.output.hasPrefix("= Log in\n"))
    }

    @Test func `may send any password to Log in, and an alert rejects each`() async throws {
        let sandbox = try await Sandbox.withQuickLogins()
        let passwords = [
            "", "12345", "pass\u{0}word", String(repeating: "x", count: 500), String(repeating: "x", count: 5_000),
            "👩‍👩‍👧‍👦🔑🔑🔑🔑🔑",
        ]
        let steps = passwords.map { Steps.login(password: $0) + "tap \"OK\"\n" }.joined()

        let outcome = try await sandbox.run(["--pattern", "viper", "--latency", "0"], input: steps.utf8)

        let titles = outcome.output.split(separator: "\n").filter { $0.hasPrefix("! ") && !$0.hasPrefix("!  ") }
        let (invalid, wrong): (Substring, Substring) = ("! Check your details", "! Login failed")
        #expect(outcome.status == 0)
        #expect(outcome.messages == "")
        titles.expect([invalid, invalid, wrong, wrong, wrong, wrong])
    }

    @Test func `may contain a name that could move the cursor: shown safely, stored unchanged`() async throws {
        let name = "Eve\u{1B}[2J\u{202E}\u{9B}31m"
        let absent = "tab \"Users\"\nexpect row \"\(name) Test\" absent\n"
        let steps = signup(firstName: name, password: "Abc123") + absent
        let options = ["--latency", "0", "--after-signup", "landing"]

        let text = try await sandbox.run(["--pattern", "mvp"] + options, input: steps.utf8)
        let json = try await sandbox.run(["--pattern", "mvp", "--json"] + options, input: "tab \"Users\"\n".utf8)

        #expect(text.output.contains("Eve\u{FFFD}[2J\u{FFFD}\u{FFFD}31m Test · eve@example.com\n"))
        #expect((text.output + json.output).unicodeScalars.allSatisfy { $0 == "\n" || !$0.isControlOrFormat })
        #expect(json.output.contains(#"Eve\u001b[2J\u202e\u009b31m Test"#))
        #expect(text.messages.contains("line 9: Expected no row"))
        let names = try sandbox.database().rows("SELECT first_name FROM users WHERE email_key = 'eve@example.com'") {
            $0.text(0)
        }
        names.expect([name])
    }
}

private func signup(firstName: String = "Eve", password: String) -> String {
    """
    tap "Sign up"
    type "First name" "\(firstName)"
    type "Last name" "Test"
    type "Email" "eve@example.com"
    type "Password" "\(password)"
    type "Phone" "12345678"
    tap "Sign up"

    """
}

extension Unicode.Scalar {
    fileprivate var isControlOrFormat: Bool {
        properties.generalCategory == .control || properties.generalCategory == .format
    }
}
