import Headless

/// One sentence on why a step failed, or on what it expected and what was found.
package nonisolated struct StepFailure: Error, Equatable {
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}

extension StepFailure {
    /// Creates the failure of an action on `device`, with a suggestion.
    @MainActor package init(_ error: DeviceError, on device: Device, in section: String? = nil) {
        self.init(device.explanation(of: error, in: section))
    }
}
