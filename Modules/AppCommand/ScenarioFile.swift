import Foundation
import Scenarios
import Shared
import Terminal

/// A scenario file named on the command line.
package enum ScenarioFile {
    /// Returns the scenario in the file at `path` or, if there is none, the built-in scenario with that name. Throws
    /// `CommandFailure`, or `ScenarioError` if the scenario is malformed.
    package static func read(_ path: String) throws -> Scenario {
        do {
            let bytes = try FileBytes.read(path, atMost: ScenarioParser.maximumBytes + 1)
            return try ScenarioParser.parse(bytes, file: path)
        } catch FileBytes.Failure.notFound {
            if let scenario = BuiltInScenarios.all.first(where: { $0.name == path }) { return try scenario.parsed() }
            let names = BuiltInScenarios.all.map(\.name)
            let meant = NearMiss.suggestion(for: path, among: names) ?? names.first { $0.hasWords(of: path) }
            let suggestion = meant.map { " Did you mean “\($0)”?" } ?? ""
            throw CommandFailure(
                message: "There is no file “\(path)”, and no built-in scenario has that name.\(suggestion)",
                status: .fileNotFound
            )
        } catch FileBytes.Failure.unreadable(let reason) {
            throw CommandFailure(message: "Cannot read the file “\(path)”: \(reason).", status: .badInput)
        }
    }
}

extension String {
    /// Whether every word of `other` is one of these, in any order; words are separated by hyphens.
    fileprivate func hasWords(of other: String) -> Bool {
        Set(other.split(separator: "-")).isSubset(of: split(separator: "-"))
    }
}
