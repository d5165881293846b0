import AppCommand
import Foundation
import Mutation
import Terminal

/// `mutate`: makes small mistakes in a pattern, and counts which checks catch them.
struct MutateCommand {
    let options: MutateOptions

    func perform() async throws -> ExitStatus {
        let run = MutationRun(
            on: options.pattern.compared,
            in: URL(filePath: FileManager.default.currentDirectoryPath),
            progress: { Output.messages.write($0 + "\n") },
            shouldStop: { Interruption.isRequested }
        )
        do {
            let report = try run.perform(files: options.files, sample: options.sample, seed: options.seed)
            Output.results.write("\(report.text.displayableLines)\nThe report: \(run.report.path)\n")
            return .done
        } catch let error as MutationError {
            throw CommandFailure(message: error.message, status: error.isMissing ? .fileNotFound : .failed)
        }
    }
}
