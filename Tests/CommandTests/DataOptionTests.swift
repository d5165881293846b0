import Foundation
import TestSupport
import Testing

@testable import Shared

@Suite("The data directory") struct DataOptionTests {
    @Test func `that cannot be created, is too deep or open to everybody exits with 73`() async throws {
        let sandbox = try Sandbox()
        let open = sandbox.url("shared")
        try FileManager.default.createDirectory(at: open, withIntermediateDirectories: false)
        try setMode(0o777, of: open)

        for (path, reason) in [
            ("/dev/null/data", "Cannot use the data directory /dev/null/data: "),
            ("/proc/data", "Cannot use the data directory /proc/data: "),
            (String(repeating: "a/", count: 60_000), " bytes, a database allows 482."),
            (open.path, "Cannot use the data directory \(open.path): Everybody may write to it."),
        ] {
            let outcome = try await sandbox.run(["--pattern", "mvp", "--data", path])

            #expect(outcome == Sandbox.Outcome(status: 73, messages: outcome.messages))
            #expect(outcome.messages.contains(reason))
            #expect(outcome.messages.hasPrefix("arch-demo: "))
            #expect(outcome.messages.hasSuffix(". Choose another one with --data.\n"))
        }
        #expect(try mode(of: open) == 0o777)
    }

    @Test(arguments: [
        ("HOME=$J XDG_DATA_HOME= ", "", "HOME"), ("XDG_DATA_HOME=$J", "", "XDG_DATA_HOME"),
        ("XDG_CACHE_HOME=$J", "--data data", "XDG_CACHE_HOME"),
    ])
    func `is not created if a variable that names it is not UTF-8`(
        variables: String,
        words: String,
        name: String
    ) async throws {
        let sandbox = try Sandbox()

        let outcome = try await sandbox.shell(
            "cd \"$HOME\"; J=\"$PWD/J$(printf '\\366')rg\"; \(variables) \"$0\" --pattern mvp \(words)"
        )

        let messages = "arch-demo: \(name) is not UTF-8. Correct or unset it.\n"
        #expect(outcome == Sandbox.Outcome(status: 73, messages: messages))
        #expect(try sandbox.createdNames().isEmpty)
    }

    @Test(arguments: [
        ("rmdir \"$PWD\"", "The working directory was removed"),
        ("mkdir J$(printf '\\366')rg; cd J*", "The path of the working directory is not UTF-8"),
    ])
    func `is created in a directory that Foundation cannot name only at an absolute path`(
        preparation: String,
        reason: String
    ) async throws {
        let sandbox = try Sandbox()
        let script = "cd \"$HOME\"; mkdir here; cd here; \(preparation); \"$0\" --pattern mvp --data"

        let relative = try await sandbox.shell("\(script) arch-demo-test/data")
        let absolute = try await sandbox.shell("rm -r \"$HOME/here\"; \(script) \"$HOME/data\"")

        let message = "Cannot use the data directory arch-demo-test/data: \(reason). Choose another one with --data."
        #expect(relative == Sandbox.Outcome(status: 73, messages: "arch-demo: \(message)\n"))
        #expect(!FileManager.default.fileExists(atPath: "/arch-demo-test"))
        #expect(absolute.status == 0)
    }

    @Test func `of “--data” keeps the lock of a scenario’s failed logins, however long that waits`() async throws {
        let sandbox = try await Sandbox.withQuickLogins()
        let again = "tap \"OK\"\ntap \"Log in\"\n"
        let lock = Steps.login(password: "wrong1234") + String(repeating: again, count: 4)
        let other = "tap \"OK\"\nwait 86401\ntype \"Email\" \"x@y.zz\"\ntap \"Log in\"\ntap \"OK\"\n"
        let last = "type \"Email\" \"ali@elgrocer.com\"\ntap \"Log in\"\nprint\n"
        let file = try sandbox.file("s.scenario", (lock + other + last).utf8)
        let words = ["--pattern", "mvp", "--data", sandbox.data.path]

        let played = try await sandbox.run(words + ["--scenario", file])
        let outcome = try await sandbox.run(words + ["--latency", "0"], input: Steps.login().utf8)

        #expect(played.status == 0)
        #expect(played.output.contains("Too many attempts. Try again in "))
        #expect(outcome.output.contains("! Login failed\n!   Too many attempts. Try again in "))
    }

    @Test(arguments: [true, false])
    func `of “--data” contains the image cache, unless the environment names another place`(isNamed: Bool) async throws
    {
        let sandbox = try await Sandbox.withQuickLogins()
        let data = sandbox.data
        let outcome = try await sandbox.run(
            ["--pattern", "mvp", "--data", data.path, "--latency", "0"],
            input: Steps.login().utf8,
            environment: isNamed ? [:] : ["XDG_CACHE_HOME": ""]
        )

        #expect(outcome.status == 0)
        #expect(FileManager.default.fileExists(atPath: data.appending(path: "cache/images.sqlite").path) != isNamed)
        #expect(FileManager.default.fileExists(atPath: sandbox.url("cache/arch-demo").path) == isNamed)
    }

    @Test func `keeps a damaged database under another name and prints one line about it`() async throws {
        let sandbox = try Sandbox()
        let damage = [UInt8](repeating: 0x5A, count: 5_000)
        _ = try sandbox.file("arch-demo/arch-demo.sqlite", damage)

        let outcome = try await sandbox.run(["--pattern", "viper"])

        let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.data.path)
        let aside = try #require(names.first { $0.hasPrefix("arch-demo-damaged-") && $0.hasSuffix(".sqlite") })
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("= Log in\n"))
        let path = sandbox.data.appending(path: aside).path
        #expect(
            outcome.messages == "arch-demo: The database was damaged; it is kept as \(path), and a new one begins.\n"
        )
        #expect(try Array(Data(contentsOf: URL(filePath: path))) == damage)
    }

    @Test func `whose passwords another system hashed is opened with one line about it`() async throws {
        let sandbox = try await Sandbox.withQuickLogins()
        let file = try DataDirectory(at: sandbox.data).database
        try await Database(file: file) { _ in }.write { connection in
            try connection.execute("UPDATE users SET password_hash = 'argon2id$1$salt$hash' WHERE email LIKE 'ali%'")
        }

        let outcome = try await sandbox.run(["--pattern", "mvp"])

        let sentence =
            "Passwords in \(file.path) were hashed on another system and cannot be checked here: log in there, or "
            + "choose another directory with --data."
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("= Log in\n"))
        #expect(outcome.messages == "arch-demo: \(sentence)\n")
    }

    @Test func `is shared by all patterns: a login on one is valid on the others, and no more if its file is garbage`()
        async throws
    {
        let sandbox = try await Sandbox.withQuickLogins()
        let patterns = ListedPattern.all.map(\.name)
        let first = try await sandbox.run(["--pattern", patterns[0], "--latency", "0"], input: Steps.login().utf8)

        for pattern in patterns.dropFirst() {
            let next = try await sandbox.run(["--pattern", pattern, "--latency", "0"])

            #expect(next.output.contains("= Dashboard\n"))
            #expect(first.output.hasSuffix(next.output))
        }
        for garbage in ["", "\u{0}\u{1B}[2J", String(repeating: "[", count: 100_000)] {
            _ = try sandbox.file("arch-demo/session", garbage.utf8)
            let outcome = try await sandbox.run(["--pattern", "mvp"])

            #expect(outcome == Sandbox.Outcome(status: 0, output: outcome.output))
            #expect(outcome.output.hasPrefix("= Log in\n"))
        }
    }
}
