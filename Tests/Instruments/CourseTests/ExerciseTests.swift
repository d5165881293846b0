import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("An exercise") struct ExerciseTests {
    @Test func `is read from its folder`() throws {
        let clone = try Clone()

        let exercise = try Course(in: clone.root).exercise(7)

        #expect(exercise.name == "07-a-list")
        #expect(exercise.points == 5)
        exercise.parts.map(\.check).expect([.tests, .mutants])
        exercise.parts.map(\.named).expect([nil, ["a"]])
        exercise.parts.map(\.why).expect(["They fail.", ""])
    }

    @Test func `has a line in the list, in the order of numbers`() throws {
        let clone = try Clone()
        let other = Clone.description.replacing("7", with: "1").replacing("A list", with: "First")
        try clone.write(["docs/course/99-first/exercise.json": other, "docs/course/lecture.md": ""])

        let list = try Course(in: clone.root).list

        #expect(list == "1  First (20 min, 5 points, mvp)\n7  A list (20 min, 5 points, mvp)\n")
    }

    @Test func `that does not exist is an error`() throws {
        let clone = try Clone()

        #expect(throws: CourseError.usage("There is no exercise 8: “arch-lab exercise list” lists them.")) {
            try Course(in: clone.root).exercise(8)
        }
    }

    @Test(arguments: [
        "{", Clone.description.replacing("mutants", with: "mutations"),
        Clone.description.replacing("mutants", with: "build"),
        Clone.description.replacing("\"version\": 1", with: "\"version\": 2"),
    ])
    func `that cannot be read is an error that names its file`(text: String) throws {
        let clone = try Clone(["docs/course/07-a-list/exercise.json": text])

        let error = #expect(throws: CourseError.self) { try Course(in: clone.root) }

        guard case .course(let message) = error else { throw try #require(error) }
        #expect(message.hasPrefix("docs/course/07-a-list/exercise.json cannot be read: "))
    }

    @Test func `of this project has parts that can be checked`() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

        let exercises = try Course(in: root).exercises

        #expect(!exercises.isEmpty)
        for exercise in exercises {
            #expect(exercise.name.split(separator: "-").first.flatMap { Int($0) } == exercise.number)
            #expect(exercise.points > 0)
            #expect(exercise.folders.allSatisfy { $0.hasSuffix("/") })
            #expect(throws: Never.self) { try Regex(exercise.tests) }
            for part in exercise.parts {
                #expect(!part.why.isEmpty, "\(exercise.name) \(part.check)")
                #expect(!part.read.isEmpty, "\(exercise.name) \(part.check)")
            }
        }
    }
}
