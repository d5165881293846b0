import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("A copy of a build") struct CopyTests {
    @Test func `becomes equal to the build again, whatever was done to it; equal files stay`() throws {
        let directory = try TemporaryDirectory()
        let (build, copy) = (directory.url.appending(path: "build"), directory.url.appending(path: "copy"))
        for path in ["kept", "edited", "dated", "removed", "folder/file", "linked/file"] { try build.write(path, path) }
        try Shell.run(["ln", "-s", "kept", "link"], in: build)
        try Shell.run(["cp", "-Rp", build.path, copy.path])
        let kept = try FileManager.default.attributesOfItem(atPath: "\(copy.path)/kept")[.systemFileNumber] as? Int

        try copy.write("edited", "Edited")
        try Shell.run(["touch", "-r", "\(build.path)/edited", "edited"], in: copy)
        try Shell.run(["touch", "-t", "202601010000", "dated"], in: copy)
        try Shell.run(["rm", "-r", "removed", "folder", "linked", "link"], in: copy)
        try copy.write("folder", "a file")
        try copy.write("added/file", "more")
        for name in ["linked", "link"] { try Shell.run(["ln", "-s", "/etc", name], in: copy) }
        try Shell.copy(build, to: copy)

        try Shell.run(["diff", "-r", build.path, copy.path])
        for path in ["edited", "dated", "removed", "folder/file", "linked/file", "link"] {
            let files = [build, copy].map { FileStatus(of: $0.appending(path: path)) }
            #expect(files[0] == files[1] && files[0] != nil, "\(path)")
        }
        let now = try FileManager.default.attributesOfItem(atPath: "\(copy.path)/kept")[.systemFileNumber] as? Int
        #expect(now == kept && kept != nil)
    }

    @Test func `can keep the dates of equal files, by which a build knows them, and leave out others`() throws {
        let directory = try TemporaryDirectory()
        let (tree, built) = (directory.url.appending(path: "tree"), directory.url.appending(path: "built"))
        for path in ["equal", "edited"] { try built.write(path, path) }
        try Shell.run(["touch", "-t", "202601010000", "equal", "edited"], in: built)
        let old = FileStatus(of: built.appending(path: "equal"))
        for (path, text) in ["equal": "equal", "edited": "Edited", ".git/HEAD": ""] { try tree.write(path, text) }

        try Shell.copy(tree, to: built, without: [".git"], keepsDates: true)

        #expect(FileStatus(of: built.appending(path: "equal")) == old)
        for path in ["equal", "edited"] { #expect(built.text(path) == tree.text(path)) }
        #expect(built.text(".git/HEAD") == nil)
        #expect(FileStatus(of: built.appending(path: "edited")) == FileStatus(of: tree.appending(path: "edited")))
    }
}
