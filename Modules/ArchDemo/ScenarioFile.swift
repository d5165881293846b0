import Foundation
import Scenarios
import Terminal

/// A scenario as a file on the command line.
enum ScenarioFile {
    /// The scenario in the file at `path`. Throws `CommandFailure`, or `ScenarioError` where it is malformed.
    static func read(_ path: String) throws -> Scenario {
        do {
            let bytes = try FileBytes.read(path, atMost: ScenarioParser.maximumBytes + 1)
            return try ScenarioParser.parse(bytes, file: path)
        } catch FileBytes.Failure.notFound {
            throw CommandFailure(message: "There is no file “\(path)”.", status: .fileNotFound)
        } catch FileBytes.Failure.unreadable(let reason) {
            throw CommandFailure(message: "Cannot read the file “\(path)”: \(reason).", status: .badInput)
        }
    }
}
