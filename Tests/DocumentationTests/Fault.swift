import Foundation
import TestSupport
import Testing

/// A folder of docs/instruments/faults.
struct Fault: CustomTestStringConvertible {
    /// The patterns that have a patch of any fault.
    static let patterns = ListedPattern.all.filter { pattern in all.contains { $0.patterns.contains(pattern.name) } }

    static let all: [Fault] = {
        let folder = "docs/instruments/faults"
        let paths = FileManager.default.subpaths(atPath: Repository.url(folder).path) ?? []
        return paths.filter { $0.contains(/^\d\d-[^\/]*$/) }.sorted().map { name in
            let patterns = ListedPattern.all.map(\.name).filter { paths.contains("\(name)/\($0).patch") }
            return Fault(name: name, patterns: patterns)
        }
    }()

    let name: String
    /// The names of the patterns that have a patch.
    let patterns: [String]

    var testDescription: String { name }
}
