import Foundation
import Shared
import Testing

/// A pattern in `scripts/patterns.json`, for tests that do not import the patterns.
nonisolated package struct ListedPattern: Decodable, Sendable, CustomTestStringConvertible {
    /// The name on the command line.
    package let name: String
    /// The name in prose.
    package let summary: String
    package let module: String
    /// The path of the page that explains the pattern.
    package let page: String

    package var testDescription: String { name }

    /// All patterns, in the order in which they are shown.
    package static let all: [ListedPattern] = {
        let file = URL(filePath: #filePath).appending(path: "../../../../scripts/patterns.json").standardized
        do {
            return try JSONDecoder().decode([ListedPattern].self, from: Data(contentsOf: file))
        } catch {
            Issue.record(error, "\(file.path)")
            return []
        }
    }()

    /// Their names as alternatives in a sentence.
    package static var words: String { all.map(\.name).asAlternatives }
}
