import Foundation
import TestSupport
import Testing

@testable import Course

/// What a start and a hand-out contain is checked by `scripts/check-course --monday`.
@Suite("An exercise") struct ExerciseTests {
    private let clone: Clone

    init() throws {
        clone = try Clone()
    }

    @Test func `that cannot be read is an error that names its file`() throws {
        try clone.write(["\(Clone.exercise)/exercise.json": Clone.description.replacing("mutants", with: "mutations")])

        let error = #expect(throws: CourseError.self) { try Course(in: clone.root) }

        guard case .course(let message) = error else { throw try #require(error) }
        #expect(message.hasPrefix("\(Clone.exercise)/exercise.json cannot be read: "))
    }

    @Test func `is not written over something`() throws {
        let target = clone.directory.url.appending(path: "students")
        try Course(in: clone.root).handOut(to: target)
        try target.write("Modules/List/Model.swift", "let order = 9\n")
        let students = try Course(in: target)

        #expect(throws: CourseError.course("\(target.path) is not empty: name a new folder.")) {
            try students.handOut(to: target)
        }
        let message = "There are changes that are not committed: “git status” shows them."
        #expect(throws: CourseError.course(message)) { try students.start(try students.exercise(7)) }
    }
}
