import Scenarios
import Shared
import Terminal

/// Why a command could not be carried out: a sentence for a person and a status for a script.
nonisolated struct CommandFailure: Error {
    let message: String
    let status: ExitStatus
}

extension CommandFailure {
    /// Puts into words whatever ends a command.
    init(_ error: any Error) {
        switch error {
        case let failure as CommandFailure:
            self = failure
        case let error as DataDirectoryError:
            self.init(message: error.message, status: .cannotWriteData)
        case let error as StorageError:
            self.init(message: "The data could not be read or written: \(error.reason).", status: .cannotWriteData)
        case let error as ScenarioError:
            self.init(message: error.description, status: .badInput)
        case let failure as InputFailure:
            self.init(message: "Cannot read standard input: \(failure.reason).", status: .badInput)
        case is ServiceError:
            self.init(message: Failure(error).sentence, status: .serviceUnavailable)
        default:
            self.init(message: Failure(error).sentence, status: .failed)
        }
    }
}
