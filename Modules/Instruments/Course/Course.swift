import Foundation

/// The exercises in docs/course of a clone.
package struct Course: Sendable {
    static let folder = "docs/course"

    /// The clone.
    package let root: URL
    package let exercises: [Exercise]

    /// Reads the exercises of the clone at `root`.
    package init(in root: URL) throws(CourseError) {
        self.root = root
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: Self.folder).path)
        guard let names else {
            throw .course("Cannot read \(root.path)/\(Self.folder): name a clone of this project with “--sources”.")
        }
        var exercises: [Exercise] = []
        for name in names.sorted() {
            let file = root.appending(path: "\(Self.folder)/\(name)/exercise.json")
            guard let data = try? Data(contentsOf: file) else { continue }
            exercises.append(Exercise(name: name, description: try Self.read(data, of: name)))
        }
        self.exercises = exercises.sorted { $0.description.number < $1.description.number }
    }

    /// Returns the exercise with this number.
    package func exercise(_ number: Int) throws(CourseError) -> Exercise {
        if let exercise = exercises.first(where: { $0.description.number == number }) { return exercise }
        throw .usage("There is no exercise \(number): “arch-lab exercise list” lists them.")
    }

    /// A line for each exercise.
    package var list: String {
        exercises.map { exercise in
            let description = exercise.description
            let patterns = description.patterns.joined(separator: ", ")
            return "\(description.number)  \(description.title) (\(description.minutes) min, "
                + "\(description.points) points\(patterns.isEmpty ? "" : ", " + patterns))\n"
        }
        .joined()
    }

    private static func read(_ data: Data, of name: String) throws(CourseError) -> ExerciseDescription {
        do {
            let description = try JSONDecoder().decode(ExerciseDescription.self, from: data)
            guard description.version == ExerciseDescription.version else {
                throw CourseError.course("has version \(description.version)")
            }
            return description
        } catch {
            throw .course("\(folder)/\(name)/exercise.json cannot be read: \(error)")
        }
    }
}
