/// The app's notices, worded as in the specification.
package enum NoticeText {
    package static let accountCreated = "Account created"
    package static let saved = "Saved"

    /// Shown after a change failed whose screen was left.
    package static func couldNot(_ change: StoredChange, _ reason: String) -> String {
        "\(couldNot(change)) \(reason)"
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
