import Foundation
import TestSupport
import Testing

@testable import Shared

@Suite("The data directory", .timeLimit(.minutes(4))) struct DataOptionTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test(arguments: [("/dev/null/data", "Not a directory"), ("/proc/data", "No such file or directory")])
    func `that cannot be created exits with 73`(path: String, reason: String) async throws {
        let outcome = try await sandbox.run(["--pattern", "mvp", "--data", path])

        #expect(outcome == refusal(of: path, reason))
    }

    @Test(.enabled(if: geteuid() == 0, "Only root can give a directory away."))
    func `that belongs to another user exits with 73, and no link in it is followed`() async throws {
        let mine = try sandbox.file("mine", "precious".utf8)
        let directory = sandbox.url("theirs")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        try setMode(0o755, of: directory)
        symlink(mine, directory.appending(path: "arch-demo.sqlite").path)
        chown(directory.path, 65_000, 65_000)

        let outcome = try await sandbox.run(["--pattern", "mvp", "--data", directory.path])

        #expect(outcome == refusal(of: directory.path, "It belongs to user 65000"))
        #expect(try Data(contentsOf: URL(filePath: mine)) == Data("precious".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["arch-demo.sqlite"])
    }

    @Test func `whose path has 60,000 components exits with 73`() async throws {
        let outcome = try await sandbox.run(["--pattern", "mvp", "--data", String(repeating: "a/", count: 60_000)])

        let end = " bytes, a database allows 482. Choose another one with --data.\n"
        #expect(outcome.status == 73 && outcome.messages.hasSuffix(end))
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
        let outcome = try await sandbox.shell(
            "cd \"$HOME\"; J=\"$PWD/J$(printf '\\366')rg\"; \(variables) \"$0\" --pattern mvp \(words); s=$?; ls; exit $s"
        )

        #expect((outcome.status, outcome.messages) == (73, "arch-demo: \(name) is not UTF-8. Correct or unset it.\n"))
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
        let outcome = try await sandbox.shell(
            "cd \"$HOME\"; mkdir here; cd here; \(preparation); \"$0\" --pattern mvp --data arch-demo-test/data"
        )

        #expect(outcome == refusal(of: "arch-demo-test/data", reason))
        #expect(!FileManager.default.fileExists(atPath: "/arch-demo-test"))
    }

    @Test func `is created at an absolute path, although the working directory was removed`() async throws {
        let outcome = try await sandbox.shell(
            "mkdir \"$HOME/here\"; cd \"$HOME/here\"; rmdir \"$PWD\"; \"$0\" --pattern mvp --data \"$HOME/data\""
        )

        #expect((outcome.status, outcome.messages) == (0, ""))
    }

    @Test func `is not created if HOME is a relative path, unless “--data” names another`() async throws {
        let environment = ["HOME": "home/zoe", "XDG_DATA_HOME": "", "XDG_CACHE_HOME": ""]
        let data = sandbox.url("data").path

        let refused = try await sandbox.run(["--pattern", "mvp"], environment: environment)
        let accepted = try await sandbox.run(["--pattern", "mvp", "--data", data], environment: environment)

        let message = DataDirectoryError.homeNotAbsolute("home/zoe").message
        #expect(refused == Sandbox.Outcome(status: 73, messages: "arch-demo: \(message)\n"))
        #expect((accepted.status, accepted.messages) == (0, ""))
    }

    @Test func `of “--data” keeps the lock of a scenario’s failed logins for the prompt, however long it waits`()
        async throws
    {
        let sandbox = try await Sandbox.withQuickLogins()
        let data = sandbox.data.path
        let failed = Steps.login(password: "wrong1234") + "tap \"OK\"\n"
        let other = "wait 86401\n" + Steps.login("x@y.zz") + "tap \"OK\"\n"
        let story = String(repeating: failed, count: 5) + other + Steps.login() + "print\n"
        let file = try sandbox.file("s.scenario", story.utf8)

        let played = try await sandbox.run(["--pattern", "mvp", "--data", data, "--scenario", file])
        let prompt = ["--pattern", "mvp", "--data", data, "--latency", "0"]
        let prompted = try await sandbox.run(prompt, input: Steps.login().utf8)

        #expect(played.output.contains("Too many attempts. Try again in "))
        #expect(prompted.output.contains("! Login failed\n!   Too many attempts. Try again in "))
    }

    @Test(arguments: [true, false])
    func `of “--data” contains the image cache, unless the environment names another place`(isNamed: Bool) async throws
    {
        let sandbox = try await Sandbox.withQuickLogins()

        _ = try await sandbox.run(
            ["--pattern", "mvp", "--data", sandbox.data.path, "--latency", "0"],
            input: Steps.login().utf8,
            environment: isNamed ? [:] : ["XDG_CACHE_HOME": ""]
        )

        let places = [sandbox.data.appending(path: "images"), sandbox.url("cache/arch-demo")]
        #expect(places.map { FileManager.default.fileExists(atPath: $0.path) } == [!isNamed, isNamed])
    }

    @Test func `keeps a damaged database under another name and prints one line about it`() async throws {
        let damage = [UInt8](repeating: 0x5A, count: 5_000)
        _ = try sandbox.file("arch-demo/arch-demo.sqlite", damage)

        let outcome = try await sandbox.run(["--pattern", "viper"])

        let aside = sandbox.data.appending(path: "arch-demo-damaged-1.sqlite")
        let message = "The database was damaged; it is kept as \(aside.path), and a new one begins."
        #expect((outcome.status, outcome.messages) == (0, "arch-demo: \(message)\n"))
        #expect(try Array(Data(contentsOf: aside)) == damage)
    }

    @Test func `whose database is locked exits with 73`() async throws {
        let database = try sandbox.database()
        try database.execute("CREATE TABLE old (x); BEGIN EXCLUSIVE")

        let outcome = try await sandbox.run(["--pattern", "viper"])

        let message = DataDirectoryError.locked(path: sandbox.databaseFile.path).message
        #expect(outcome == Sandbox.Outcome(status: 73, output: "", messages: "arch-demo: \(message)\n"))
        withExtendedLifetime(database) {}
    }

    @Test(arguments: ["", "garbage", "{}", "\u{0}\u{1B}[2J", String(repeating: "[", count: 100_000)])
    func `whose session file is garbage opens Log in`(session: String) async throws {
        _ = try sandbox.file("arch-demo/session", session.utf8)

        let outcome = try await sandbox.run(["--pattern", "mvp"])

        #expect((outcome.status, outcome.messages) == (0, ""))
        #expect(outcome.output.hasPrefix("= Log in\n"))
    }

    @Test(arguments: zip(patterns, patterns.dropFirst() + patterns.prefix(1)))
    func `is shared by all patterns: a login on one is valid on the next`(
        pattern: String,
        next: String
    ) async throws {
        let sandbox = try await Sandbox.withQuickLogins()

        let first = try await sandbox.run(["--pattern", pattern, "--latency", "0"], input: Steps.login().utf8)
        let second = try await sandbox.run(["--pattern", next, "--latency", "0"])

        #expect([first.status, second.status] == [0, 0])
        #expect(second.output.contains("= Dashboard\n") && first.output.hasSuffix(second.output))
    }
}

private let patterns = ListedPattern.all.map(\.name)

/// The outcome of a command that cannot use its data directory.
private func refusal(of path: String, _ reason: String) -> Sandbox.Outcome {
    let message = "Cannot use the data directory \(path): \(reason). Choose another one with --data."
    return Sandbox.Outcome(status: 73, messages: "arch-demo: \(message)\n")
}

extension Sandbox {
    var databaseFile: URL { data.appending(path: "arch-demo.sqlite") }

    /// Returns a connection to the app's database, which is created if it is missing.
    func database() throws -> SQLiteConnection {
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        return try SQLiteConnection(path: databaseFile.path, patience: .zero)
    }
}
