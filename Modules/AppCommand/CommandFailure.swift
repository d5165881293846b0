import Scenarios
import Shared
import Terminal

/// The message and exit status of a failed command.
nonisolated package struct CommandFailure: Error {
    let message: String
    let status: ExitStatus

    package init(message: String, status: ExitStatus) {
        self.message = message
        self.status = status
    }
}

extension CommandFailure {
    /// Creates the failure for any error that ends a command.
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
        case let error as MissingLibrary:
            self.init(message: error.message, status: .serviceUnavailable)
        case is ServiceError:
            self.init(message: Failure(error).sentence, status: .serviceUnavailable)
        default:
            self.init(message: Failure(error).sentence, status: .failed)
        }
    }
}
