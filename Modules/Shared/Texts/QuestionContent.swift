/// The title and answers of an alert that asks.
package struct QuestionContent: Equatable, Sendable {
    package let title: String
    /// The answer that agrees.
    package let confirm: String
    package let cancel: String
}

/// The app's questions, worded as in the specification.
extension QuestionContent {
    /// Asked before a photo is deleted.
    package static let deletePhoto = Self(title: "Delete photo?", confirm: RowText.delete, cancel: "Cancel")
}
