import Foundation
import TestSupport
import Testing

@testable import ArchLab
@testable import Course

@Suite("An exercise", .blocking) struct ExerciseTests {
    private let clone: Clone
    private let course: Course
    private var target: URL { clone.directory.url.appending(path: "students") }

    init() throws {
        let other = Clone.description.replacing("7", with: "1").replacing("A list", with: "First")
        clone = try Clone([
            "docs/course/99-first/exercise.json": other, "docs/course/lecture.md": "", ".build/debug/program": "",
            ".git/HEAD": "ref: refs/heads/secret\n",
        ])
        course = try Course(in: clone.root)
    }

    @Test func `has a line in the list, in the order of numbers, or is an error`() throws {
        #expect(course.list == "1  First (20 min, 16 points, mvp)\n7  A list (20 min, 16 points, mvp)\n")
        #expect(throws: CourseError.usage("There is no exercise 8: “arch-lab exercise list” lists them.")) {
            try course.exercise(8)
        }
    }

    @Test(arguments: [
        "{", Clone.description.replacing("mutants", with: "mutations"),
        Clone.description.replacing("mutants", with: "build"),
    ])
    func `that cannot be read is an error that names its file`(text: String) throws {
        try clone.write(["\(Clone.exercise)/exercise.json": text])

        let error = #expect(throws: CourseError.self) { try Course(in: clone.root) }

        guard case .course(let message) = error else { throw try #require(error) }
        #expect(message.hasPrefix("\(Clone.exercise)/exercise.json cannot be read: "))
    }

    @Test func `of this project has parts that can be checked`() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized

        let exercises = try Course(in: root).exercises

        #expect(!exercises.isEmpty)
        for exercise in exercises {
            #expect(exercise.name.split(separator: "-").first.flatMap { Int($0) } == exercise.number)
            #expect(exercise.points > 0)
            #expect(exercise.folders.allSatisfy { $0.hasSuffix("/") })
            #expect(throws: Never.self) { try Regex(exercise.tests) }
            #expect(exercise.parts.allSatisfy { !$0.why.isEmpty && !$0.read.isEmpty }, "\(exercise.name)")
        }
    }

    @Test func `is handed out, started and graded at relative paths that begin with two dots`() async throws {
        func relative(_ url: URL) -> String {
            String(repeating: "../", count: FileManager.default.currentDirectoryPath.count) + url.path.dropFirst()
        }
        let directory = clone.directory.url
        let started = directory.appending(path: "started")
        try directory.write("own/07-a-list/hidden/mutants.txt", "b\n")

        let actions: [ExerciseOptions.Action] = [
            .handOut(folder: relative(target)), .start(7, folder: relative(started)),
            .grade(7, submission: relative(started)),
        ]
        for action in actions {
            let options = ExerciseOptions(
                action: action,
                sources: relative(clone.root),
                privateFolder: relative(directory.appending(path: "own")),
                sandbox: relative(directory.appending(path: "sandbox"))
            )
            _ = try await ExerciseCommand(options: options).perform()
        }

        #expect(target.text("Modules/List/Model.swift") == "let order = 0\n")
        #expect(started.text("Modules/List/Model.swift") == "let order = 1\n")
    }

    @Test func `is handed out without exemplar, hidden part and build, in one commit`() throws {
        try course.handOut(to: target)

        let files = try Shell.run(["git", "ls-files"], in: target).split(separator: "\n")
        files.expect([
            "Modules/List/Model.swift", "Modules/Scenarios/BuiltIn/a.scenario", "Package.swift",
            "Tests/ListTests/ModelTests.swift", "\(Clone.exercise)/acceptance/a.scenario",
            "\(Clone.exercise)/acceptance/b.scenario", "\(Clone.exercise)/exercise.json",
            "\(Clone.exercise)/start.patch", "docs/course/99-first/exercise.json", "docs/course/lecture.md",
        ])
        #expect(try Shell.run(["git", "log", "--all", "--format=%s"], in: target) == "Hand out the course\n")
    }

    @Test func `of tests is handed out as started, because what the start removes is an answer`() throws {
        let patch = Clone.patch(from: 0, to: 1).replacing("Modules/List/Model", with: "Tests/ListTests/Answer")
        try clone.write([
            "\(Clone.exercise)/exercise.json": Clone.description.replacing("\"Modules/List/\", ", with: ""),
            "\(Clone.exercise)/start.patch": patch, "Tests/ListTests/Answer.swift": "let order = 0\n",
            "\(Clone.exercise)/exemplar.patch": Clone.patch(from: 0, to: 2),
        ])
        let course = try Course(in: clone.root)

        try course.handOut(to: target)

        let history = try Shell.run(["git", "log", "--all", "-p"], in: target)
        #expect(!history.contains("-let order") && target.text("\(Clone.exercise)/start.patch") == nil)
        #expect(target.text("Tests/ListTests/Answer.swift") == "let order = 1\n")
        let grade = try course.grade(target, in: clone.workspace(of: course))
        #expect(grade.ignored.isEmpty && grade.parts[0].reason == "It builds.")
    }

    @Test func `is started in a copy, whose only commit does not show what the start changes, or in place`() throws {
        let place = clone.directory.url.appending(path: "place")
        try course.start(try course.exercise(7), in: target)
        try course.handOut(to: place)
        let students = try Course(in: place)
        for _ in 1...2 { try students.start(try students.exercise(7), in: place) }

        let history = try Shell.run(["git", "log", "--all", "-p", "--format=%s"], in: target)
        #expect(history.hasPrefix("Start exercise 7\n"))
        #expect(history.contains("order = 1") && !history.contains("order = 0"))
        [target, place, clone.root].map { $0.text("Modules/List/Model.swift") }.expect([
            "let order = 1\n", "let order = 1\n", "let order = 0\n",
        ])
    }

    @Test func `is handed in as an archive beside the clone, without builds`() throws {
        try course.start(try course.exercise(7), in: target)
        for path in ["Modules/List/Model.swift", ".build/debug/program"] { try target.write(path, "let order = 2\n") }

        let archive = try Course(in: target).handIn(course.exercise(7))

        #expect(archive == clone.directory.url.appending(path: "07-a-list.tar.gz"))
        #expect(try clone.workspace().submission(at: archive) == clone.workspace().submission(at: target))
        let names = try Shell.run(["tar", "-tzf", archive.path]).split(separator: "\n")
        #expect(names.contains("./Modules/List/Model.swift"))
        #expect(!names.contains { $0.contains(".build") || $0.contains(".git/") })
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

    @Test func `of a student is graded against the first commit, and of a lecturer's clone as it is`() throws {
        try course.handOut(to: target)
        try target.write("Modules/List/Model.swift", "let order = 2\n")
        try clone.write(["Modules/List/Model.swift": "let order = 3\n"])
        let folders = ["of-students", "of-lecturer"].map { clone.directory.url.appending(path: $0) }
        for folder in folders { try Shell.run(["mkdir", folder.path]) }

        try Course(in: target).writePristine(to: folders[0])
        try course.writePristine(to: folders[1])

        folders.map { $0.text("Modules/List/Model.swift") }.expect(["let order = 0\n", "let order = 3\n"])
        folders.map { $0.text("\(Clone.exercise)/exemplar.patch") }.expect([nil, nil])
    }
}
