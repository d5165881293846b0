import Headless

/// Why a step could not be performed, or what it expected and what was found, in one sentence.
package nonisolated struct StepFailure: Error, Equatable {
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}

extension StepFailure {
    /// The failure of an action on `device`, with what to do instead.
    @MainActor package init(_ error: DeviceError, on device: Device, in section: String? = nil) {
        self.init(device.explanation(of: error, in: section))
    }
}
