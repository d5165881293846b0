import Foundation
import TestSupport
import Testing

@testable import Terminal

struct FileBytesTests {
    @Test(arguments: [(0, ""), (3, "abc"), (6, "abcdef"), (9, "abcdef")])
    func `Only the beginning of a file is read, up to the limit`(limit: Int, content: String) throws {
        let directory = try TemporaryDirectory()
        let file = directory.url.appending(path: "file")
        try Data("abcdef".utf8).write(to: file)

        try FileBytes.read(file.path, atMost: limit).expect(Array(content.utf8))
    }

    @Test(arguments: [("file", FileBytes.Failure.notFound), (".", .unreadable(reason: "Is a directory"))])
    func `A missing file and an unreadable one are different errors`(path: String, failure: FileBytes.Failure) throws {
        let directory = try TemporaryDirectory()

        #expect(throws: failure) { try FileBytes.read(directory.url.appending(path: path).path, atMost: 1) }
    }
}
