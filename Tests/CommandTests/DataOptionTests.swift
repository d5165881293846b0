import Foundation
import TestSupport
import Testing

@testable import Shared

@Suite("The data directory", .timeLimit(.minutes(4))) struct DataOptionTests {
    @Test(arguments: ["/dev/null/data", "/proc/data"])
    func `that cannot be created exits with 73`(path: String) async throws {
        let sandbox = try Sandbox()

        let outcome = try await sandbox.run(["--pattern", "mvp", "--data", path])

        #expect(outcome.status == 73)
        #expect(outcome.output == "")
        #expect(outcome.messages.hasPrefix("arch-demo: Cannot use the data directory \(path): "))
        #expect(outcome.messages.hasSuffix(". Choose another one with --data.\n"))
    }

    @Test func `that is world-writable exits with 73 and keeps its mode`() async throws {
        let sandbox = try Sandbox()
        let directory = sandbox.url("shared")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        try setMode(0o777, of: directory)

        let outcome = try await sandbox.run(["--pattern", "mvp", "--data", directory.path])

        let reason = "Cannot use the data directory \(directory.path): Everybody may write to it."
        let messages = "arch-demo: \(reason) Choose another one with --data.\n"
        #expect(outcome == Sandbox.Outcome(status: 73, output: "", messages: messages))
        #expect(try mode(of: directory) == 0o777)
    }

    @Test(.enabled(if: geteuid() == 0, "Only root can give a directory away."))
    func `that belongs to another user exits with 73, and no link in it is followed`() async throws {
        let sandbox = try Sandbox()
        let mine = try sandbox.file("mine", "precious".utf8)
        let directory = sandbox.url("theirs")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        try setMode(0o755, of: directory)
        try #require(symlink(mine, directory.appending(path: "arch-demo.sqlite").path) == 0)
        try #require(chown(directory.path, 65_000, 65_000) == 0)

        let outcome = try await sandbox.run(["--pattern", "mvp", "--data", directory.path])

        let reason = "Cannot use the data directory \(directory.path): It belongs to user 65000."
        let messages = "arch-demo: \(reason) Choose another one with --data.\n"
        #expect(outcome == Sandbox.Outcome(status: 73, output: "", messages: messages))
        #expect(try Data(contentsOf: URL(filePath: mine)) == Data("precious".utf8))
        try FileManager.default.contentsOfDirectory(atPath: directory.path).expect(["arch-demo.sqlite"])
    }

    @Test func `whose path has 60,000 components exits with 73`() async throws {
        let sandbox = try Sandbox()

        let outcome = try await sandbox.run(["--pattern", "mvp", "--data", String(repeating: "a/", count: 60_000)])

        #expect(outcome.status == 73)
        #expect(outcome.messages.hasSuffix(" bytes, a database allows 482. Choose another one with --data.\n"))
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
            "cd \"$HOME\"; J=\"$PWD/J$(printf '\\366')rg\"; \(variables) \"$0\" --pattern mvp \(words); s=$?; ls; exit $s"
        )

        #expect(outcome.status == 73)
        #expect(outcome.messages == "arch-demo: \(name) is not UTF-8. Correct or unset it.\n")
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.contains(/^(in|out)put-|^messages-/) })
    }

    @Test(arguments: [
        ("rmdir \"$PWD\"", "The working directory was removed"),
        ("mkdir J$(printf '\\366')rg; cd J*", "The path of the working directory is not UTF-8"),
    ])
    func `is not created if its path begins in a directory that Foundation cannot name`(
        preparation: String,
        reason: String
    ) async throws {
        let sandbox = try Sandbox()

        let outcome = try await sandbox.shell(
            "cd \"$HOME\"; mkdir here; cd here; \(preparation); \"$0\" --pattern mvp --data arch-demo-test/data"
        )

        #expect(outcome.status == 73)
        #expect(outcome.output == "")
        #expect(
            outcome.messages
                == "arch-demo: Cannot use the data directory arch-demo-test/data: \(reason). "
                + "Choose another one with --data.\n"
        )
        #expect(!FileManager.default.fileExists(atPath: "/arch-demo-test"))
    }

    @Test func `is created at an absolute path, although the working directory was removed`() async throws {
        let sandbox = try Sandbox()

        let outcome = try await sandbox.shell(
            "mkdir \"$HOME/here\"; cd \"$HOME/here\"; rmdir \"$PWD\"; \"$0\" --pattern mvp --data \"$HOME/data\""
        )

        #expect(outcome.status == 0)
        #expect(outcome.messages == "")
    }

    @Test(arguments: [[], ["--data", "data"]])
    func `is not created if HOME is a relative path`(words: [String]) async throws {
        let sandbox = try Sandbox()
        let environment = ["HOME": "home/zoe", "XDG_DATA_HOME": "", "XDG_CACHE_HOME": ""]
        let arguments = words.map { $0 == "data" ? sandbox.url("data").path : $0 }

        let outcome = try await sandbox.run(["--pattern", "mvp"] + arguments, environment: environment)

        #expect(outcome.status == (words.isEmpty ? 73 : 0))
        #expect(
            outcome.messages
                == (words.isEmpty ? "arch-demo: \(DataDirectoryError.homeNotAbsolute("home/zoe").message)\n" : "")
        )
    }

    @Test func `of “--data” keeps the lock of a scenario’s failed logins for the prompt`() async throws {
        let sandbox = try await Sandbox.withQuickLogins()
        let data = sandbox.data.path
        let wrong = "type \"Email\" \"ali@elgrocer.com\"\ntype \"Password\" \"wrong1234\"\n"
        let story = wrong + String(repeating: "tap \"Log in\"\ntap \"OK\"\n", count: 5)
        let file = try sandbox.file("s.scenario", story.utf8)

        let played = try await sandbox.run(["--pattern", "mvp", "--data", data, "--scenario", file])
        let login = "type \"Email\" \"ali@elgrocer.com\"\ntype \"Password\" \"ibrar1234\"\ntap \"Log in\"\n"
        let prompt = ["--pattern", "mvp", "--data", data, "--latency", "0"]
        let outcome = try await sandbox.run(prompt, input: login.utf8)

        #expect(played.status == 0)
        #expect(outcome.output.contains("! Login failed\n!   Too many attempts. Try again in "))
    }

    @Test func `of “--data” keeps a lock however long a scenario waits`() async throws {
        let sandbox = try await Sandbox.withQuickLogins()
        let data = sandbox.data.path
        let wrong = "type \"Email\" \"ali@elgrocer.com\"\ntype \"Password\" \"wrong1234\"\n"
        let lock = wrong + String(repeating: "tap \"Log in\"\ntap \"OK\"\n", count: 5)
        let other = "wait 86401\ntype \"Email\" \"x@y.zz\"\ntap \"Log in\"\ntap \"OK\"\n"
        let again = "type \"Email\" \"ali@elgrocer.com\"\ntap \"Log in\"\nprint\n"
        let file = try sandbox.file("s.scenario", (lock + other + again).utf8)

        let played = try await sandbox.run(["--pattern", "mvp", "--data", data, "--scenario", file])
        let login = "type \"Email\" \"ali@elgrocer.com\"\ntype \"Password\" \"ibrar1234\"\ntap \"Log in\"\n"
        let outcome = try await sandbox.run(
            ["--pattern", "mvp", "--data", data, "--latency", "0"],
            input: login.utf8
        )

        #expect(played.status == 0)
        #expect(played.output.contains("Too many attempts. Try again in "))
        #expect(outcome.output.contains("! Login failed\n!   Too many attempts. Try again in "))
    }

    @Test(arguments: [true, false])
    func `of “--data” contains the image cache, unless the environment names another place`(isNamed: Bool) async throws
    {
        let sandbox = try await Sandbox.withQuickLogins()
        let data = sandbox.data
        let login = "type \"Email\" \"ali@elgrocer.com\"\ntype \"Password\" \"ibrar1234\"\ntap \"Log in\"\n"

        let outcome = try await sandbox.run(
            ["--pattern", "mvp", "--data", data.path, "--latency", "0"],
            input: login.utf8,
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

    @Test func `whose database is locked exits with 73`() async throws {
        let sandbox = try Sandbox()
        let database = try sandbox.database()
        try database.execute("CREATE TABLE old (x); BEGIN EXCLUSIVE")

        let outcome = try await sandbox.run(["--pattern", "viper"])

        let message = DataDirectoryError.locked(path: sandbox.databaseFile.path).message
        #expect(outcome == Sandbox.Outcome(status: 73, output: "", messages: "arch-demo: \(message)\n"))
        withExtendedLifetime(database) {}
    }

    @Test func `whose database is from a newer version exits with 73 and gets no tables`() async throws {
        let sandbox = try Sandbox()
        try sandbox.database().execute("PRAGMA user_version = 4711")

        let outcome = try await sandbox.run(["--pattern", "mvp"])

        #expect(outcome.status == 73)
        #expect(outcome.output == "")
        #expect(outcome.messages.hasPrefix("arch-demo: The database \(sandbox.databaseFile.path) has version 4711, "))
        let connection = try sandbox.database()
        try connection.rows("PRAGMA user_version") { $0.integer(0) }.expect([4711])
        #expect(try connection.rows("SELECT name FROM sqlite_master") { $0.text(0) }.isEmpty)
    }

    @Test(arguments: ["", "garbage", "{}", "\u{0}\u{1B}[2J", String(repeating: "[", count: 100_000)])
    func `whose session file is garbage opens Log in`(session: String) async throws {
        let sandbox = try Sandbox()
        _ = try sandbox.file("arch-demo/session", session.utf8)

        let outcome = try await sandbox.run(["--pattern", "mvp"])

        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("= Log in\n"))
        #expect(outcome.messages == "")
    }

    @Test(arguments: zip(patterns, patterns.dropFirst() + patterns.prefix(1)))
    func `is shared by all patterns: a login on one is valid on the next`(
        pattern: String,
        next: String
    ) async throws {
        let sandbox = try await Sandbox.withQuickLogins()
        let steps = "type \"Email\" \"ali@elgrocer.com\"\ntype \"Password\" \"ibrar1234\"\ntap \"Log in\"\n"

        let first = try await sandbox.run(["--pattern", pattern, "--latency", "0"], input: steps.utf8)
        let second = try await sandbox.run(["--pattern", next, "--latency", "0"])

        #expect(first.status == 0)
        #expect(second.status == 0)
        #expect(second.output.contains("= Dashboard\n"))
        #expect(first.output.hasSuffix(second.output))
    }
}

private let patterns = ListedPattern.all.map(\.name)

extension Sandbox {
    var databaseFile: URL { data.appending(path: "arch-demo.sqlite") }

    /// Returns a connection to the app's database, which is created if it is missing.
    func database() throws -> SQLiteConnection {
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        return try SQLiteConnection(path: databaseFile.path, patience: .zero)
    }
}
