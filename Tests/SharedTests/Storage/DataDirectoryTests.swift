import Foundation
import Shared
import TestSupport
import Testing

struct DataDirectoryTests {
    @Test
    func `A missing directory is created for its owner alone`() throws {
        let temporary = try TemporaryDirectory()
        let url = temporary.url.appending(path: "some/where/new")

        let directory = try DataDirectory(at: url)

        #expect(try mode(of: url) == 0o700)
        #expect(directory.database == url.appending(path: "arch-demo.sqlite"))
        #expect(directory.session == url.appending(path: "session"))
    }

    @Test(arguments: [0o755, 0o770, 0o700])
    func `An existing directory keeps its mode`(before: Int) throws {
        let temporary = try TemporaryDirectory()
        try setMode(before, of: temporary.url)

        _ = try DataDirectory(at: temporary.url)

        #expect(try mode(of: temporary.url) == before)
    }

    @Test(arguments: [0o777, 0o1777, 0o702])
    func `A world-writable directory is rejected and keeps its mode`(before: Int) throws {
        let temporary = try TemporaryDirectory()
        try setMode(before, of: temporary.url)

        let error = #expect(throws: DataDirectoryError.self) { _ = try DataDirectory(at: temporary.url) }

        #expect(error == .cannotCreate(path: temporary.url.path, reason: "Everybody may write to it"))
        #expect(try mode(of: temporary.url) == before)
    }

    @Test(.enabled(if: geteuid() == 0, "Only root can give a directory away."), arguments: [0o700, 0o755])
    func `Another user's directory is rejected, to root too, and its owner is named`(mode: Int) throws {
        let temporary = try TemporaryDirectory()
        try setMode(mode, of: temporary.url)
        let owner = try #require(getpwuid(1))
        try #require(chown(temporary.url.path, 1, 1) == 0)

        let error = #expect(throws: DataDirectoryError.self) { _ = try DataDirectory(at: temporary.url) }

        let reason = "It belongs to \(String(cString: owner.pointee.pw_name))"
        #expect(error == .cannotCreate(path: temporary.url.path, reason: reason))
        #expect(try temporary.names().isEmpty)
    }

    @Test
    func `A path of 60,000 components is reported, and nothing is created`() throws {
        let temporary = try TemporaryDirectory()
        let url = temporary.url.appending(path: String(repeating: "a/", count: 60_000))

        let error = #expect(throws: DataDirectoryError.self) { _ = try DataDirectory(at: url) }

        #expect(error?.message.hasSuffix(" bytes, a database allows 482. Choose another one with --data.") == true)
        #expect(try temporary.names().isEmpty)
    }

    @Test
    func `A path that is too long for the database by a byte is reported, and nothing is created`() throws {
        let temporary = try TemporaryDirectory()
        let parent = temporary.url.resolvingSymlinksInPath().appending(path: String(repeating: "a", count: 200))
        let name = { (length: Int) in String(repeating: "b", count: length - parent.path.utf8.count - 1) }

        let error = #expect(throws: DataDirectoryError.self) {
            _ = try DataDirectory(at: parent.appending(path: name(483)))
        }
        let isEmpty = try temporary.names().isEmpty
        let directory = try DataDirectory(at: parent.appending(path: name(482)))

        let reason = "Its path has 483 bytes, a database allows 482"
        #expect(error == .cannotCreate(path: parent.appending(path: name(483)).path, reason: reason))
        #expect(isEmpty)
        #expect(throws: Never.self) { try Database(file: directory.database) { Issue.record("Warned: \($0)") } }
    }

    @Test
    func `Every parent that is created is for its owner alone`() throws {
        let temporary = try TemporaryDirectory()

        _ = try DataDirectory(at: temporary.url.appending(path: "a/b/c"))

        for path in ["a", "a/b", "a/b/c"] { #expect(try mode(of: temporary.url.appending(path: path)) == 0o700) }
    }

    /// The exit test sets the umask of its own process.
    @Test
    func `A created directory is for its owner alone, whatever the umask`() async throws {
        let temporary = try TemporaryDirectory()

        await #expect(processExitsWith: .success) { [path = temporary.url.path as String] in
            umask(0o277)
            let url = URL(filePath: path).appending(path: "a/b")
            _ = try DataDirectory(at: url)
            for directory in [url, url.deletingLastPathComponent()] { #expect(try mode(of: directory) == 0o700) }
        }
    }

    @Test(arguments: ["file", "file/below", "file/below/further"])
    func `A file at the directory's path is reported`(path: String) throws {
        let temporary = try TemporaryDirectory()
        try Data().write(to: temporary.url.appending(path: "file"))
        let url = temporary.url.appending(path: path)

        let error = #expect(throws: DataDirectoryError.self) { _ = try DataDirectory(at: url) }

        #expect(error == .cannotCreate(path: url.path, reason: "Not a directory"))
    }

    @Test(arguments: [
        (["XDG_DATA_HOME": "/data", "HOME": "/home/zoe"], "/data/arch-demo"),
        (["XDG_DATA_HOME": "data", "HOME": "/home/zoe"], "/home/zoe/.local/share/arch-demo"),
        (["XDG_DATA_HOME": "", "HOME": "/home/zoe"], "/home/zoe/.local/share/arch-demo"),
        (["HOME": "/home/zoe"], "/home/zoe/.local/share/arch-demo"),
    ])
    func `The default directory is that of the XDG specification`(environment: [String: String], path: String) throws {
        #expect(try DataDirectory.standard(environment: environment).path == path)
    }

    @Test(arguments: [["HOME": "home/zoe"], ["HOME": "home/zoe", "XDG_DATA_HOME": "data"]])
    func `A relative HOME is rejected if it is needed`(environment: [String: String]) {
        #expect(throws: DataDirectoryError.homeNotAbsolute("home/zoe")) {
            try DataDirectory.standard(environment: environment)
        }
    }

    @Test
    func `A relative HOME is ignored if the environment names the directory`() throws {
        let environment = ["HOME": "home/zoe", "XDG_DATA_HOME": "/data"]

        #expect(try DataDirectory.standard(environment: environment).path == "/data/arch-demo")
    }
}
