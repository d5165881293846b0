import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("A grade") struct GradeTests {
    @Test func `gives points in proportion`() {
        let part = part(.mutants, points: 6)

        let grades = [0, 1, 3, 7].map { PartGrade(part, .counted($0, of: 7, "mutants")) }

        grades.map(\.points).expect([0, 0.86, 2.57, 6])
        grades.map(\.status).expect([.failed, .failed, .failed, .passed])
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

                Not used (2):
                    Modules/A.swift: not readable
                    Package.swift: not a file of this exercise

                For a person to look at (1):
                    Tests/A.swift:1: exit

                """
        )
    }

    @Test(
        arguments: [
            ([], false), ([.skipped("")], false), ([.passed("")], true), ([.passed(""), .skipped("")], true),
            ([.passed(""), .counted(1, of: 2, "mutants")], false),
        ] as [([Finding], Bool)]
    )
    func `is a success if a part passed and none failed`(findings: [Finding], isSuccess: Bool) throws {
        let grade = Grade(try exercise(), findings.map { PartGrade(nil, $0) }, Submission(), [])

        #expect(grade.isSuccess == isSuccess)
    }

    @Test func `as JSON has what scripts grade-all reads`() throws {
        let data = try JSONEncoder().encode(grade())

        let json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let parts = try #require(json["parts"] as? [[String: Any]])
        let suspicions = try #require(json["suspicions"] as? [[String: Any]])
        #expect(json["points"] as? Double == 4.5)
        #expect(json["maximum"] as? Int == 8)
        #expect(json["title"] as? String == "A list")
        #expect((json["ignored"] as? [String: String])?["Package.swift"] == "not a file of this exercise")
        parts.map { $0["check"] as? String }.expect(["tests", "mutants", "leaks"])
        parts.map { $0["points"] as? Double }.expect([3, 1.5, 0])
        parts.map { $0["status"] as? String }.expect(["passed", "failed", "skipped"])
        #expect(parts[1]["reason"] as? String == "1 of 2 mutants make a test fail.")
        #expect(parts[1]["details"] as? [String] == ["Not found: 1 of 1 hidden mutants"])
        #expect(suspicions.first?["path"] as? String == "Tests/A.swift")
        #expect(suspicions.first?["line"] as? Int == 1)
        #expect(suspicions.first?["word"] as? String == "exit")
    }

    @Test func `for Gradescope has a test for each part, and hides suspicious lines from the student`() throws {
        let results = try grade().forGradescope

        results.tests.map(\.name).expect(["tests", "mutants", "leaks", "To look at"])
        results.tests.map(\.score).expect([3, 1.5, 0, 0])
        results.tests.map(\.status).expect(["passed", "failed", "failed", nil])
        results.tests.map(\.visibility).expect(["visible", "visible", "visible", "hidden"])
        #expect(!results.output.contains("exit"))
    }

    private func part(_ check: ExercisePart.Check, points: Int) -> ExercisePart {
        ExercisePart(check: check, points: points, why: "They stand for mistakes.", read: ["docs/a.md", "docs/b.md"])
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
        let suspicions = [Suspicion(path: "Tests/A.swift", line: 1, word: "exit")]
        var submission = Submission()
        submission.ignored = ["Package.swift": "not a file of this exercise", "Modules/A.swift": "not readable"]
        return Grade(try exercise(), parts, submission, suspicions)
    }

    private func exercise() throws -> Exercise {
        let description = Clone.description.replacing("\"points\": 3", with: "\"points\": 6")
        return try JSONDecoder().decode(Exercise.self, from: Data(description.utf8))
    }
}
