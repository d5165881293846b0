/// An exercise, a folder of docs/course with a file exercise.json.
package struct Exercise: Decodable, Equatable, Sendable {
    private enum CodingKeys: CodingKey {
        case version, number, title, minutes, patterns, folders, tests, parts
    }

    /// The versions of exercise.json that can be read.
    package enum Version: Int, Decodable, Sendable {
        case first = 1
    }

    /// The name of its folder, such as `05-a-control`.
    package internal(set) var name = ""
    package let version: Version
    package let number: Int
    package let title: String
    package let minutes: Int
    /// The names of the patterns to work on, as on the command line.
    package let patterns: [String]
    /// The folders whose files a submission may contain, each with a slash at its end.
    package let folders: [String]
    /// A regular expression that chooses the student's tests.
    package let tests: String
    package let parts: [ExercisePart]

    /// The sum of all parts' points.
    package var points: Int { parts.map(\.points).reduce(0, +) }

    /// A line of the list of exercises.
    var summary: String {
        "\(number)  \(title) (\(minutes) min, \(points) points, \(patterns.joined(separator: ", ")))\n"
    }

    var needsBuild: Bool { parts.contains { ![.answers, .prediction].contains($0.check) } }
}
