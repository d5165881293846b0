import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("An exercise", .blocking) struct ExerciseTests {
    private let clone: Clone
    private let course: Course
    private var target: URL { clone.directory.url.appending(path: "students") }

    init() throws {
        let removed = Clone.patch(from: 0, to: 1).replacing("Modules/List/Model", with: "Tests/ListTests/Answer")
        clone = try Clone([
            "docs/course/99-tests/exercise.json": Clone.description.replacing("7", with: "1")
                .replacing("A list", with: "Tests").replacing("\"Modules/List/\", ", with: ""),
            "docs/course/99-tests/start.patch": removed, "Tests/ListTests/Answer.swift": "let order = 0\n",
            ".build/debug/program": "", ".git/HEAD": "ref: refs/heads/secret\n",
        ])
        course = try Course(in: clone.root)
    }

    @Test func `has a line in the list, in the order of numbers`() {
        #expect(course.list == "1  Tests (20 min, 16 points, mvp)\n7  A list (20 min, 16 points, mvp)\n")
    }

    @Test(arguments: ["{", Clone.description.replacing("mutants", with: "mutations")])
    func `that cannot be read is an error that names its file`(text: String) throws {
        try clone.write(["\(Clone.exercise)/exercise.json": text])

        let error = #expect(throws: CourseError.self) { try Course(in: clone.root) }

        guard case .course(let message) = error else { throw try #require(error) }
        #expect(message.hasPrefix("\(Clone.exercise)/exercise.json cannot be read: "))
    }

    @Test func `is handed out in one commit, without exemplar, hidden part, and tests that are to be written`() throws {
        try course.handOut(to: target)

        let files = try Shell.run(["git", "ls-files"], in: target).split(separator: "\n")
        files.expect([
            "Modules/List/Model.swift", "Modules/Scenarios/BuiltIn/a.scenario", "Modules/Scenarios/BuiltIn/b.scenario",
            "Package.swift", "Tests/ListTests/Answer.swift", "Tests/ListTests/ModelTests.swift",
            "\(Clone.exercise)/acceptance/a.scenario", "\(Clone.exercise)/acceptance/b.scenario",
            "\(Clone.exercise)/exercise.json", "\(Clone.exercise)/start.patch", "docs/course/99-tests/exercise.json",
        ])
        let history = try Shell.run(["git", "log", "--all", "-p", "--format=%s"], in: target)
        #expect(history.hasPrefix("Hand out the course\n") && !history.contains("\n-let"))
        #expect(target.text("Tests/ListTests/Answer.swift") == "let order = 1\n")
    }

    @Test func `is started on a branch whose commit does not show the start's change, and saves other work`() throws {
        try course.handOut(to: target)
        let students = try Course(in: target)

        try students.start(try students.exercise(7))

        let history = try Shell.run(["git", "log", "-p", "--format=%s"], in: target)
        #expect(history.hasPrefix("Start exercise 7\n"))
        #expect(history.contains("order = 1") && !history.contains("order = 0"))
        #expect(target.text("Modules/List/Model.swift") == "let order = 1\n")
        #expect(target.text("\(Clone.exercise)/start.patch") == nil)

        try target.write("Modules/List/Model.swift", "let order = 2\n")
        try students.start(try students.exercise(1))

        #expect(target.text("Modules/List/Model.swift") == "let order = 0\n")
        #expect(try Shell.run(["git", "show", "07-a-list"], in: target).contains("+let order = 2\n"))
    }

    @Test func `is not written over something, or into the clone`() throws {
        let inside = clone.root.appending(path: "students")
        try course.handOut(to: target)
        try target.write("Modules/List/Model.swift", "let order = 9\n")
        let students = try Course(in: target)

        #expect(throws: CourseError.course("\(target.path) is not empty: name a new folder.")) {
            try course.handOut(to: target)
        }
        #expect(throws: CourseError.course("\(inside.path) is in the clone itself: name a folder outside.")) {
            try course.handOut(to: inside)
        }
        let message = "There are changes that are not committed: “git status” shows them."
        #expect(throws: CourseError.course(message)) { try students.start(try students.exercise(7)) }
    }
}
