/// The app's notices, worded as in the specification.
package enum NoticeText {
    package static let accountCreated = "Account created"
    package static let saved = "Saved"

    /// Shown after a change failed whose screen was left; `nil` for a cancellation, which is not shown.
    package static func couldNot(_ change: StoredChange, _ failure: Failure) -> String? {
        failure.reason.map { "\(couldNot(change)) \($0)" }
    }

    /// The notice without its reason.
    package static func couldNot(_ change: StoredChange) -> String {
        switch change {
        case .title: "Could not save the title."
        case .deletion: "Could not delete the photo."
        case .picture: "Could not save the picture."
        case .like: "Could not like the picture."
        case .unlike: "Could not unlike the picture."
        }
    }
}
