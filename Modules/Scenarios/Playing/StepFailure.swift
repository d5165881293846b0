import Headless

/// Why a step could not be performed, or what it expected and what was found, in one sentence.
package nonisolated struct StepFailure: Error, Equatable {
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}

extension StepFailure {
    init(_ error: DeviceError) {
        self.init(error.message)
    }
}
