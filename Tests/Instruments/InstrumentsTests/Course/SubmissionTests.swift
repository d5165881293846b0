import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("A submitted folder") struct SubmissionTests {
    private let clone: Clone
    private var folder: URL { clone.directory.url.appending(path: "submission") }

    init() throws {
        clone = try Clone()
    }

    private func read(_ folder: URL? = nil) -> Submission {
        Submission(in: folder ?? self.folder, folders: Clone.folders, tree: clone.root)
    }

    @Test func `is reduced to the allowed files, also if another wraps it; others that differ are named`() throws {
        let files = [
            "Modules/List/Rows/Row.swift": "// new\n", "Modules/Lists/Model.swift": "", "Package.swift": "// another\n",
            "\(Clone.exercise)/hidden/mutants.patch": "", "\(Clone.exercise)/exercise.json": Clone.description,
            ".git/config": "", "Modules/List/Large.swift": String(repeating: "x", count: Submission.largestFile + 1),
        ]
        for (path, text) in files { try folder.write("ada-main/\(path)", text) }
        try folder.write("__MACOSX/x", "")

        let submission = read()

        submission.files.keys.sorted().expect(["Modules/List/Rows/Row.swift"])
        #expect(
            submission.ignored == [
                "Modules/Lists/Model.swift": "not a file of this exercise",
                "Package.swift": "not a file of this exercise",
                "\(Clone.exercise)/hidden/mutants.patch": "not a file of this exercise",
                "Modules/List/Large.swift": "larger than a megabyte",
            ]
        )
    }

    @Test func `contains no symbolic link, not even in place of a folder or of a file`() throws {
        try folder.write("Modules/List/Model.swift", "")
        let links = [
            "Modules/List/passwd": "/etc/passwd", "Modules/List/etc": "/etc", "Tests": clone.root.path + "/Tests",
        ]
        for (path, target) in links { try Shell.run(["ln", "-s", target, folder.appending(path: path).path]) }

        let submission = read()

        submission.files.keys.sorted().expect(["Modules/List/Model.swift"])
        #expect(submission.ignored == links.mapValues { _ in "not a regular file" })
    }

    @Test func `that leaves out a folder keeps the start's files, and one that has it replaces them`() throws {
        let start = read(clone.root)
        try folder.write("Modules/List/Renamed.swift", "let order = 2\n")

        let submission = read()
        try submission.write(into: clone.root, submission.folders)

        let merged = read(clone.root)
        merged.files.keys.sorted().expect(["Modules/List/Renamed.swift", "Tests/ListTests/ModelTests.swift"])
        #expect(merged.tests == start.tests)
        #expect(clone.root.text("Modules/List/Model.swift") == nil)
    }

    @Test func `is written in part, so that the exemplar's tests do not stay`() throws {
        try clone.write(["Tests/ListTests/ExemplarTests.swift": "// finds all\n"])
        let files = ["Modules/List/Model.swift": "let order = 2\n", "Tests/ListTests/MyTests.swift": "//\n"]

        try Submission(files: files.mapValues { Data($0.utf8) })
            .write(into: clone.root, Clone.folders) { $0.hasPrefix("Tests/") }

        #expect(clone.root.text("Modules/List/Model.swift") == "let order = 0\n")
        #expect(clone.root.text("Tests/ListTests/MyTests.swift") == "//\n")
        #expect(clone.root.text("Tests/ListTests/ExemplarTests.swift") == nil)
    }
}
