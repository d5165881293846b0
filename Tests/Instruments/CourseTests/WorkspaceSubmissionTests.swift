import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("A submitted file") struct WorkspaceSubmissionTests {
    private let clone: Clone
    private let workspace: Workspace
    private var folder: URL { clone.directory.url }

    init() throws {
        clone = try Clone()
        workspace = try clone.workspace()
        try Shell.run(["git", "init", "-q"], in: clone.root)
        try workspace.clear()
        try Course(in: clone.root).writePristine(to: workspace.tree)
    }

    @Test func `may be an archive`() throws {
        try folder.write("in/Modules/List/Model.swift", "let order = 2\n")
        try Shell.run(["tar", "-czf", "ada.tar.gz", "in"], in: folder)

        let submission = try read("ada.tar.gz")

        #expect(submission.files == ["Modules/List/Model.swift": Data("let order = 2\n".utf8)])
        try FileManager.default.contentsOfDirectory(atPath: workspace.cache.path).expect(["work"])
    }

    @Test func `may be a patch, of which only allowed files are used`() throws {
        try folder.write(
            "ada.patch",
            Clone.patch(order: 2) + """
                diff --git a/Package.swift b/Package.swift
                --- a/Package.swift
                +++ b/Package.swift
                @@ -1 +1 @@
                -// a package
                +// another package

                """
        )

        let submission = try read("ada.patch")

        #expect(submission.files["Modules/List/Model.swift"] == Data("let order = 2\n".utf8))
        #expect(submission.files["Tests/ListTests/ModelTests.swift"] == Data("// tests\n".utf8))
        #expect(submission.ignored == ["Package.swift": "not a file of this exercise"])
    }

    @Test(arguments: [
        ("ada.zip", "The archive cannot be unpacked."), ("ada.tar.gz", "The archive cannot be unpacked."),
        ("ada.patch", "The patch does not apply to the start of the exercise."),
    ])
    func `that is damaged gets no points`(name: String, message: String) throws {
        try folder.write(name, "no archive\n")

        #expect(throws: CourseError.submission(message)) { try read(name) }
    }

    @Test func `of another kind, or that is not there, is wrong usage`() throws {
        try folder.write("ada.doc", "")

        #expect(throws: CourseError.usage("ada.doc is not a folder, a .zip, a .tar.gz or a .patch.")) {
            try read("ada.doc")
        }
        #expect(throws: CourseError.usage("Cannot read \(folder.path)/ada.zip.")) {
            try read("ada.zip")
        }
    }

    private func read(_ name: String) throws -> Submission {
        try workspace.submission(at: folder.appending(path: name))
    }
}
