/// The notices of the app, word for word.
package enum NoticeText {
    package static let accountCreated = "Account created"
    package static let saved = "Saved"
}
