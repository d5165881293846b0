import Foundation

/// The exercises in docs/course of a clone.
package struct Course: Sendable {
    static let folder = "docs/course"

    /// The clone.
    package let root: URL
    package private(set) var exercises: [Exercise] = []

    /// Reads the exercises of the clone at `root`.
    package init(in root: URL) throws(CourseError) {
        self.root = root
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: Self.folder).path)
        guard let names else {
            throw .course("Cannot read \(root.path)/\(Self.folder): name a clone of this project with “--sources”.")
        }
        for name in names {
            let file = "\(Self.folder)/\(name)/exercise.json"
            guard let data = try? Data(contentsOf: root.appending(path: file)) else { continue }
            do {
                var exercise = try JSONDecoder().decode(Exercise.self, from: data)
                exercise.name = name
                exercises.append(exercise)
            } catch {
                throw .course("\(file) cannot be read: \(error)")
            }
        }
        exercises.sort { $0.number < $1.number }
    }

    /// Returns the exercise with this number.
    package func exercise(_ number: Int) throws(CourseError) -> Exercise {
        if let exercise = exercises.first(where: { $0.number == number }) { return exercise }
        throw .usage("There is no exercise \(number): “arch-lab exercise list” lists them.")
    }

    /// A line for each exercise.
    package var list: String { exercises.map(\.summary).joined() }
}
