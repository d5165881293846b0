import Foundation
import Shared
import TestSupport
import Testing

struct DataDirectoryTests {
    @Test(arguments: [(0o755, false), (0o770, false), (0o700, false), (0o777, true), (0o1777, true), (0o702, true)])
    func `An existing directory keeps its mode, and is rejected if it is world-writable`(before: Int, isRejected: Bool)
        throws
    {
        let temporary = try TemporaryDirectory()
        try setMode(before, of: temporary.url)

        let directory = Result { () throws(DataDirectoryError) in try DataDirectory(at: temporary.url).database }

        let rejection = DataDirectoryError.cannotCreate(path: temporary.url.path, reason: "Everybody may write to it")
        let database = temporary.url.appending(path: "arch-demo.sqlite")
        #expect(directory == (isRejected ? .failure(rejection) : .success(database)))
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

    @Test func `A path that is too long for the database is reported, and nothing is created`() throws {
        let temporary = try TemporaryDirectory()
        let parent = temporary.url.resolvingSymlinksInPath().appending(path: String(repeating: "a", count: 200))
        let name = { (length: Int) in String(repeating: "b", count: length - parent.path.utf8.count - 1) }
        let tooLong = parent.appending(path: name(483))

        let reason = "Its path has 483 bytes, a database allows 482"
        #expect(throws: DataDirectoryError.cannotCreate(path: tooLong.path, reason: reason)) {
            try DataDirectory(at: tooLong)
        }
        #expect(try temporary.names().isEmpty)

        let directory = try DataDirectory(at: parent.appending(path: name(482)))
        _ = try Database(file: directory.database) { Issue.record("Warned: \($0)") }
    }

    @Test
    func `A missing directory is created for its owner alone, parents included and whatever the umask`() async throws {
        let temporary = try TemporaryDirectory()

        await #expect(processExitsWith: .success) { [path = temporary.url.path as String] in
            umask(0o277)
            let url = URL(filePath: path).appending(path: "a/b")
            let directory = try DataDirectory(at: url)
            try [url, url.deletingLastPathComponent()].map(mode).expect([0o700, 0o700])
            #expect(directory.database.path == url.appending(path: "arch-demo.sqlite").path)
            #expect(directory.session.path == url.appending(path: "session").path)
        }
    }

    @Test(arguments: ["file", "file/below", "file/below/further"])
    func `A file at the directory's path is reported`(path: String) throws {
        let temporary = try TemporaryDirectory()
        try Data().write(to: temporary.url.appending(path: "file"))
        let url = temporary.url.appending(path: path)

        #expect(throws: DataDirectoryError.cannotCreate(path: url.path, reason: "Not a directory")) {
            try DataDirectory(at: url)
        }
    }

    @Test(
        arguments: [
            (["XDG_DATA_HOME": "/data", "HOME": "/home/zoe"], "/data/arch-demo"),
            (["XDG_DATA_HOME": "data", "HOME": "/home/zoe"], "/home/zoe/.local/share/arch-demo"),
            (["XDG_DATA_HOME": "", "HOME": "/home/zoe"], "/home/zoe/.local/share/arch-demo"),
            (["HOME": "/home/zoe"], "/home/zoe/.local/share/arch-demo"),
            (["HOME": "/home/zo\u{FFFD}"], "/home/zo\u{FFFD}/.local/share/arch-demo"),
            (["XDG_DATA_HOME": "/data", "HOME": "home/zoe"], "/data/arch-demo"),
            (["XDG_DATA_HOME": "data", "HOME": "home/zoe"], nil), (["HOME": "home/zoe"], nil),
        ] as [([String: String], String?)]
    )
    func `The default directory is that of the XDG specification, and a relative HOME is rejected if it is needed`(
        environment: [String: String],
        path: String?
    ) {
        let directory = Result { () throws(DataDirectoryError) in
            try DataDirectory.standard(environment: environment).path
        }

        #expect(directory == (path.map { .success($0) } ?? .failure(.homeNotAbsolute("home/zoe"))))
    }
}
