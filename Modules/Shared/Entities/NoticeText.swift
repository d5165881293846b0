/// The app's notices, worded as in the specification.
package enum NoticeText {
    package static let accountCreated = "Account created"
    package static let saved = "Saved"
}
