import Foundation
import Scenarios

/// A scenario as a file on the command line.
enum ScenarioFile {
    /// The scenario in the file at `path`. Throws `CommandFailure`, or `ScenarioError` where it is malformed.
    static func read(_ path: String) throws -> Scenario {
        let bytes: Data
        do {
            bytes = try Data(contentsOf: URL(filePath: path))
        } catch CocoaError.fileReadNoSuchFile {
            throw CommandFailure(message: "There is no file “\(path)”.", status: .fileNotFound)
        } catch {
            throw CommandFailure(
                message: "Cannot read the file “\(path)”: \(error.localizedDescription)",
                status: .badInput
            )
        }
        return try ScenarioParser.parse(Array(bytes), file: path)
    }
}
