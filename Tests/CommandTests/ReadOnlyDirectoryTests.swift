import Foundation
import TestSupport
import TestTools
import Testing

@Suite(
    "A data directory that becomes read-only",
    .enabled(if: Person.isBoundByPermissions, "Root needs setpriv.")
) struct ReadOnlyDirectoryTests {
    private let login = Steps.login().split(separator: "\n").map(String.init)

    @Test(arguments: ListedPattern.all.map(\.name))
    func `refuses a login until it is writable, then stores a title, a deletion, a like and a log-out`(
        pattern: String
    ) async throws {
        let person = try await Person(pattern)
        await person.does(login[0], login[1])

        try person.makesDirectory(readOnly: true)
        let refused = await person.does(login[2])
        let answered = await person.does("tap \"OK\"")
        try person.makesDirectory(readOnly: false)
        let accepted = await person.does(login[2])
        try person.makesDirectory(readOnly: true)
        await person.does("tab \"Photos\"", "tap row 3", "type \"Title\" \"Mine\"", "tap \"Save\"", "back")
        await person.does("tap row 1 \"Delete\"", "tap \"Delete\"")
        await person.does("tab \"Dashboard\"", "in \"Categories\" tap row 1", "tap row 2 \"Like\"")
        try person.makesDirectory(readOnly: false)
        await person.does("relaunch")
        let photos = await person.does("tab \"Photos\"")
        let favorites = await person.does("tab \"Favorites\"")
        try person.makesDirectory(readOnly: true)
        let loggedOut = await person.does("tab \"Dashboard\"", "tap \"Log out\"")
        try person.makesDirectory(readOnly: false)
        let relaunched = await person.does("relaunch")

        #expect(refused.contains("! Login failed\n!   The device could not store or read its data. Try again.\n"))
        #expect(answered.contains("= Log in\n  Email: ali@elgrocer.com\n  Password: •••••••••\n  [Log in]\n"))
        #expect(accepted.contains("= Dashboard\n"))
        #expect(photos.contains("\n  1. ▣ golden meadow <Delete>\n  2. ▣ Mine <Delete>\n"))
        #expect(favorites.contains("\n  1. ▣ Flowers in the morning light · Amara Okafor ♥"))
        #expect(loggedOut.contains("= Log in\n"))
        #expect(!loggedOut.contains("! Log out failed\n"))
        #expect(relaunched.contains("= Log in\n"))
    }

    @Test func `exits with 73 at the next start and is not changed`() async throws {
        let person = try await Person("mvp")
        try person.makesDirectory(readOnly: true)

        let window = try TerminalWindow()
        let other = try person.app.sandbox.start(["--plain", "--pattern=mvp"], on: window, by: Person.launcher)

        let reason = "Cannot use the data directory \(person.data.path): Permission denied."
        #expect(await window.read(upTo: "\n") == "arch-demo: \(reason) Choose another one with --data.\n")
        #expect(await other.status() == 73)
        #expect(try mode(of: person.data) == 0o500)
    }
}

/// A user who runs the app on a terminal, and who owns its directory.
private final class Person {
    /// The command that drops root's privileges, since root may write whatever the permissions are.
    static let launcher =
        geteuid() == 0
        ? ["/usr/bin/setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all", "--"] : []

    /// Whether permissions restrict the command.
    static var isBoundByPermissions: Bool { launcher.first.map { access($0, X_OK) == 0 } ?? true }

    var data: URL { app.sandbox.data }
    let app: PromptOnTerminal

    init(_ pattern: String) async throws {
        let options = ["--latency", "0", "--color", "never"]
        app = try await PromptOnTerminal(pattern, options, in: .withQuickLogins(), by: Self.launcher)
    }

    deinit {
        try? makesDirectory(readOnly: false)
    }

    /// Types the steps and returns what appears after the last.
    @discardableResult
    func does(_ steps: String...) async -> String {
        var shown = ""
        for step in steps {
            await app.terminal.type(step + "\n", until: "\n")
            shown = await app.terminal.read(upTo: "\n> ")
        }
        return shown
    }

    func makesDirectory(readOnly: Bool) throws {
        try setMode(readOnly ? 0o500 : 0o700, of: data)
    }
}
