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
            let meant = NearMiss.suggestion(for: path, among: BuiltInScenarios.all.map(\.name))
            let suggestion = meant.map { " Did you mean “\($0)”?" } ?? ""
            throw CommandFailure(message: "There is no file “\(path)”.\(suggestion)", status: .fileNotFound)
        } catch FileBytes.Failure.unreadable(let reason) {
            throw CommandFailure(message: "Cannot read the file “\(path)”: \(reason).", status: .badInput)
        }
    }
}
