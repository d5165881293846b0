import Foundation

/// An exercise, a folder of docs/course.
package struct Exercise: Equatable, Sendable {
    /// The name of its folder, such as `05-a-control`.
    package let name: String
    package let description: ExerciseDescription
}

/// The file exercise.json.
package struct ExerciseDescription: Decodable, Equatable, Sendable {
    package static let version = 1

    package let version: Int
    package let number: Int
    package let title: String
    package let minutes: Int
    /// The names of the patterns to work on, as on the command line.
    package let patterns: [String]
    /// What a submission may contain: paths, and folders that end in `/*`.
    package let files: [String]
    package let parts: [ExercisePart]

    /// The sum of all parts' points.
    package var points: Int { parts.map(\.points).reduce(0, +) }
}
