import Foundation
import TestSupport
import Testing

/// A folder of scripts/faults.d, or of the second series there.
struct Fault: CustomTestStringConvertible {
    /// The folders of the two series.
    static let series = ["scripts/faults.d", "scripts/faults.d/second-series"]

    /// The patterns that have a patch of any fault.
    static let patterns = ListedPattern.all.filter { pattern in all.contains { $0.patterns.contains(pattern.name) } }

    static let all = series.flatMap(faults)

    let series: String
    let name: String
    /// The names of the patterns that have a patch.
    let patterns: [String]

    var testDescription: String { name }

    private static func faults(of series: String) -> [Fault] {
        let paths = FileManager.default.subpaths(atPath: Repository.url(series).path) ?? []
        return paths.filter { $0.contains(/^\d\d-[^\/]*$/) }.sorted().map { name in
            let patterns = ListedPattern.all.map(\.name).filter { paths.contains("\(name)/\($0).patch") }
            return Fault(series: series, name: name, patterns: patterns)
        }
    }
}
