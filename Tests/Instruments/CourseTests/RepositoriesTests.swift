import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("A copy for students") struct RepositoriesTests {
    private let clone: Clone
    private let course: Course
    private var target: URL { clone.directory.url.appending(path: "students") }

    init() throws {
        clone = try Clone([
            "docs/course/07-a-list/start.patch": Clone.patch(order: 0), "docs/course/07-a-list/exemplar.patch": "",
            "docs/course/07-a-list/hidden/mutants.patch": "", "docs/course/07-a-list/acceptance/a.scenario": "",
            ".build/debug/program": "", ".git/HEAD": "ref: refs/heads/secret\n",
        ])
        course = try Course(in: clone.root)
    }

    @Test func `has no exemplar, no hidden part, no build, and one commit`() throws {
        try course.handOut(to: target)

        let files = try Shell.run(["git", "ls-files"], in: target).split(separator: "\n")
        let commits = try Shell.run(["git", "log", "--all", "--format=%s"], in: target)
        files.expect([
            "Modules/List/Model.swift", "Package.swift", "Tests/ListTests/ModelTests.swift",
            "docs/course/07-a-list/acceptance/a.scenario", "docs/course/07-a-list/exercise.json",
            "docs/course/07-a-list/start.patch",
        ])
        #expect(commits == "Hand out the course\n")
        #expect(target.text("Modules/List/Model.swift") == "let order = 1\n")
    }

    @Test func `to start with has the start, in a commit of its own`() throws {
        try course.start(try course.exercise(7), in: target)

        let changed = try Shell.run(["git", "show", "--format=%s", "--name-only"], in: target)
        #expect(changed == "Start exercise 7\n\nModules/List/Model.swift\n")
        #expect(target.text("Modules/List/Model.swift") == "let order = 0\n")
        #expect(clone.root.text("Modules/List/Model.swift") == "let order = 1\n")
    }

    @Test func `gets the start in place, once`() throws {
        try course.handOut(to: target)
        let students = try Course(in: target)

        try students.start(try students.exercise(7), in: target)
        try students.start(try students.exercise(7), in: target)

        #expect(target.text("Modules/List/Model.swift") == "let order = 0\n")
    }

    @Test func `is not written over something, or into the clone`() throws {
        let inside = clone.root.appending(path: "students")

        #expect(throws: CourseError.usage("\(clone.root.path) is not empty: name a new folder.")) {
            try course.handOut(to: clone.root)
        }
        #expect(throws: CourseError.usage("\(inside.path) is in the clone itself: name a folder outside.")) {
            try course.handOut(to: inside)
        }
    }

    @Test func `is graded against its first commit, and a lecturer's clone as it is`() throws {
        try course.handOut(to: target)
        try target.write("Modules/List/Model.swift", "let order = 2\n")
        try clone.write(["Modules/List/Model.swift": "let order = 3\n"])
        let students = try Course(in: target)
        let folders = ["of-students", "of-lecturer"].map { clone.directory.url.appending(path: $0) }
        for folder in folders {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        try students.writePristine(to: folders[0])
        try course.writePristine(to: folders[1])

        folders.map { $0.text("Modules/List/Model.swift") }.expect(["let order = 1\n", "let order = 3\n"])
        folders.map { $0.text("docs/course/07-a-list/exemplar.patch") }.expect([nil, nil])
    }
}
