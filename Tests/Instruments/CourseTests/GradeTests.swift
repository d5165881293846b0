import Foundation
import Testing

@testable import Course

@Suite("A grade") struct GradeTests {
    @Test func `gives points in proportion`() {
        let part = part(.mutants, points: 6)

        let grades = [0, 1, 3, 7].map { PartGrade(part, .counted($0, of: 7, "mutants")) }

        #expect(grades.map(\.points) == [0, 0.86, 2.57, 6])
        #expect(grades.map(\.status) == [.failed, .failed, .failed, .passed])
        #expect(PartGrade(part, .counted(0, of: 0, "mutants")).points == 0)
    }

    @Test func `shows the failed parts first, why they matter and what to read`() throws {
        #expect(
            try grade().text == """
                Exercise 7: A list
                4.5 of 8 points

                ✘ mutants  1.5 of 3: 1 of 2 mutants make a test fail.
                    Not found: 1 of 1 hidden mutants
                    They stand for mistakes.
                    Read docs/a.md, docs/b.md
                – leaks  0 of 2: Not checked.
                ✔ tests  3 of 3: 2 tests pass.

                Not used (1):
                    Package.swift: not a file of this exercise

                For a person to look at (1):
                    Tests/A.swift:1: exit

                """
        )
    }

    @Test func `is the same as JSON each time`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys

        let (one, other) = (try encoder.encode(try grade()), try encoder.encode(try grade()))

        #expect(one == other)
        #expect(String(decoding: one, as: UTF8.self).hasPrefix(#"{"exercise":7,"ignored":[{"path":"Package.swift""#))
    }

    @Test func `for Gradescope has a test for each part, and hides suspicious lines from the student`() throws {
        let results = try grade().forGradescope

        #expect(results.tests.map(\.name) == ["tests", "mutants", "leaks", "To look at"])
        #expect(results.tests.map(\.score) == [3, 1.5, 0, 0])
        #expect(results.tests.map(\.status) == ["passed", "failed", "failed", nil])
        #expect(results.tests.map(\.visibility) == ["visible", "visible", "visible", "hidden"])
        #expect(!results.output.contains("exit"))
    }

    private func part(_ check: ExercisePart.Check, points: Int) -> ExercisePart {
        var part = ExercisePart(check)
        (part.points, part.why, part.read) = (points, "They stand for mistakes.", ["docs/a.md", "docs/b.md"])
        return part
    }

    private func grade() throws -> Grade {
        let parts = [
            PartGrade(part(.tests, points: 3), .passed("2 tests pass.")),
            PartGrade(
                part(.mutants, points: 3),
                .counted(1, of: 2, "mutants make a test fail", ["Not found: 1 of 1 hidden mutants"])
            ),
            PartGrade(part(.leaks, points: 2), .skipped("Not checked.")),
        ]
        let description = Clone.description.replacing("\"points\": 3", with: "\"points\": 6")
        let exercise = Exercise(
            name: "07-a-list",
            description: try JSONDecoder().decode(ExerciseDescription.self, from: Data(description.utf8))
        )
        let suspicions = [Suspicion(path: "Tests/A.swift", line: 1, word: "exit")]
        return Grade(exercise, parts, Submission().ignoring(["Package.swift"]), suspicions)
    }
}
