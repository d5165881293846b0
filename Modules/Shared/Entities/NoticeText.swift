/// The app's notices, worded as in the specification.
package enum NoticeText {
    package static let accountCreated = "Account created"
    package static let saved = "Saved"

    /// Shown after a change failed whose screen was left; `nil` for a cancellation, which is not shown.
    package static func couldNot(_ change: StoredChange, _ failure: Failure) -> String? {
        failure.reason.map { "Could not \(change.rawValue). \($0)" }
    }
}
