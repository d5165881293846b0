import Foundation
import Shared
import TestSupport
import Testing

struct DataDirectoryTests {
    @Test
    func `a missing directory is created for its owner alone`() throws {
        let temporary = try TemporaryDirectory()
        let url = temporary.url.appending(path: "some/where/new")

        let directory = try DataDirectory(at: url)

        #expect(try mode(of: url) == 0o700)
        #expect(directory.database == url.appending(path: "arch-demo.sqlite"))
        #expect(directory.session == url.appending(path: "session"))
    }

    @Test(arguments: [(0o755, 0o700), (0o1777, 0o1777)])
    func `a directory open to others is closed, unless it is shared on purpose`(before: Int, after: Int) throws {
        let temporary = try TemporaryDirectory()
        try setMode(before, of: temporary.url)

        _ = try DataDirectory(at: temporary.url)

        #expect(try mode(of: temporary.url) == after)
    }

    @Test
    func `a directory that its owner made read-only is closed, and stays read-only`() throws {
        let temporary = try TemporaryDirectory()
        try setMode(0o555, of: temporary.url)
        defer { try? setMode(0o700, of: temporary.url) }

        _ = try? DataDirectory(at: temporary.url)

        #expect(try mode(of: temporary.url) == 0o500)
    }

    @Test(arguments: ["file", "file/below", "file/below/further"])
    func `a file in its place is reported`(path: String) throws {
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
    func `the standard place is the one the XDG specification gives`(environment: [String: String], path: String) {
        #expect(DataDirectory.standard(environment: environment).path == path)
    }
}
