import Foundation

/// The grade of a submission.
package struct Grade: Encodable, Equatable, Sendable {
    package let exercise: Int
    package let title: String
    package let points: Double
    package let maximum: Int
    package let parts: [PartGrade]
    let ignored: [String: String]
    let suspicions: [Suspicion]

    init(_ exercise: Exercise, _ parts: [PartGrade], _ submission: Submission, _ suspicions: [Suspicion]) {
        self.exercise = exercise.number
        title = exercise.title
        points = (parts.map(\.points).reduce(0, +) * 100).rounded() / 100
        maximum = exercise.points
        self.parts = parts
        ignored = submission.ignored
        self.suspicions = suspicions
    }

    /// Whether a part passed and none failed. Students cannot check every part: some are skipped.
    package var isSuccess: Bool {
        parts.contains { $0.status == .passed } && !parts.contains { $0.status == .failed }
    }

    /// The grade as text, the failed parts first.
    package var text: String {
        textForStudent + Self.note("For a person to look at", suspicions.map(\.text))
    }

    private var textForStudent: String {
        let unused = ignored.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        let sorted = PartGrade.Status.allCases.flatMap { status in parts.filter { $0.status == status } }
        return "Exercise \(exercise): \(title)\n" + String(format: "%g of %d points\n\n", points, maximum)
            + sorted.map(\.text).joined() + Self.note("Not used", unused)
    }

    private static func note(_ title: String, _ lines: [String]) -> String {
        let shown = lines.prefix(20).map { "    \($0)\n" }.joined()
        return lines.isEmpty ? "" : "\n\(title) (\(lines.count)):\n\(shown)"
    }

    /// What Gradescope reads from results.json.
    package var forGradescope: GradescopeResults {
        var tests = parts.map { part in
            GradescopeResults.Test(
                name: part.check,
                score: part.points,
                maximum: part.maximum,
                status: part.status == .passed ? "passed" : "failed",
                output: part.text
            )
        }
        if !suspicions.isEmpty {
            let lines = suspicions.map(\.text).joined(separator: "\n")
            tests.append(.init(name: "To look at", score: 0, maximum: 0, output: lines, visibility: "hidden"))
        }
        return GradescopeResults(output: textForStudent, tests: tests)
    }
}

/// The file results.json of Gradescope.
package struct GradescopeResults: Encodable, Equatable, Sendable {
    struct Test: Encodable, Equatable, Sendable {
        private enum CodingKeys: String, CodingKey {
            case name, score, status, output, visibility
            case maximum = "max_score"
        }

        let name: String
        let score: Double
        let maximum: Int
        var status: String?
        let output: String
        var visibility = "visible"
    }

    let output: String
    let tests: [Test]
}
