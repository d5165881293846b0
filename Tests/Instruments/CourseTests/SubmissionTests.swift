import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("A submission") struct SubmissionTests {
    private let clone: Clone
    private var folder: URL { clone.directory.url.appending(path: "submission") }

    init() throws {
        clone = try Clone()
    }

    @Test func `is reduced to the allowed files, and the others are named`() throws {
        try folder.write("Modules/List/Model.swift", "let order = 2\n")
        try folder.write("Modules/List/Rows/Row.swift", "// new\n")
        try folder.write("Modules/Lists/Model.swift", "// elsewhere\n")
        try folder.write("scripts/check", "exit 0\n")
        try folder.write(".git/config", "")

        let submission = read()

        submission.files.keys.sorted().expect(["Modules/List/Model.swift", "Modules/List/Rows/Row.swift"])
        submission.ignored.keys.sorted().expect(["Modules/Lists/Model.swift", "scripts/check"])
        #expect(Set(submission.ignored.values) == ["not a file of this exercise"])
    }

    @Test func `does not replace Package.swift or a hidden part, and is silent on equal files`() throws {
        try folder.write("Package.swift", "// another package\n")
        try folder.write("docs/course/07-a-list/hidden/mutants.patch", "")
        try folder.write("docs/course/07-a-list/exercise.json", Clone.description)

        let submission = read()

        #expect(submission.files.isEmpty)
        submission.ignored.keys.sorted().expect(["Package.swift", "docs/course/07-a-list/hidden/mutants.patch"])
    }

    @Test func `contains no symbolic link, not even in place of a folder or of a file`() throws {
        try folder.write("Modules/List/Model.swift", "")
        let manager = FileManager.default
        let list = folder.appending(path: "Modules/List")
        try manager.createSymbolicLink(atPath: list.path + "/passwd", withDestinationPath: "/etc/passwd")
        try manager.createSymbolicLink(atPath: list.path + "/etc", withDestinationPath: "/etc")
        try manager.createSymbolicLink(atPath: folder.path + "/Tests", withDestinationPath: clone.root.path + "/Tests")

        let submission = read()

        submission.files.keys.sorted().expect(["Modules/List/Model.swift"])
        submission.ignored.keys.sorted().expect(["Modules/List/etc", "Modules/List/passwd", "Tests"])
        #expect(Set(submission.ignored.values) == ["not a regular file"])
    }

    @Test func `contains no file above a megabyte`() throws {
        try folder.write("Modules/List/Model.swift", String(repeating: "x", count: Submission.largestFile + 1))

        let submission = read()

        #expect(submission.ignored == ["Modules/List/Model.swift": "larger than a megabyte"])
    }

    @Test func `may be wrapped in another folder`() throws {
        try folder.write("ada-main/Modules/List/Model.swift", "let order = 2\n")
        try folder.write("ada-main/README.md", "")
        try folder.write("__MACOSX/x", "")

        read().files.keys.sorted().expect(["Modules/List/Model.swift"])
    }

    @Test func `that leaves out a folder keeps the start's files, and one that has it replaces them`() throws {
        let start = Submission(in: clone.root, folders: Clone.folders, tree: clone.root)
        try folder.write("Modules/List/Renamed.swift", "let order = 2\n")

        let submission = read()
        try submission.write(into: clone.root, submission.folders)

        let merged = Submission(in: clone.root, folders: Clone.folders, tree: clone.root)
        merged.files.keys.sorted().expect(["Modules/List/Renamed.swift", "Tests/ListTests/ModelTests.swift"])
        #expect(merged.tests == start.tests)
        #expect(clone.root.text("Modules/List/Model.swift") == nil)
        #expect(clone.root.text("Modules/List/Renamed.swift") == "let order = 2\n")
        #expect(clone.root.text("Tests/ListTests/ModelTests.swift") == "// tests\n")
    }

    @Test func `is written in part, so that the exemplar's tests do not stay`() throws {
        try clone.write(["Tests/ListTests/ExemplarTests.swift": "// finds all\n"])
        let submission = Submission(files: [
            "Modules/List/Model.swift": Data("let order = 2\n".utf8),
            "Tests/ListTests/MyTests.swift": Data("//\n".utf8),
        ])

        try submission.write(into: clone.root, Clone.folders) { $0.hasPrefix("Tests/") }

        #expect(clone.root.text("Modules/List/Model.swift") == "let order = 1\n")
        #expect(clone.root.text("Tests/ListTests/MyTests.swift") == "//\n")
        #expect(clone.root.text("Tests/ListTests/ExemplarTests.swift") == nil)
    }

    private func read() -> Submission {
        Submission(in: folder, folders: Clone.folders, tree: clone.root)
    }
}
