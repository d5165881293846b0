/// The words and marks of rows, worded as in the specification.
package enum RowText {
    package static let like = "Like"
    package static let unlike = "Unlike"
    package static let delete = "Delete"
    package static let liked = "♥"
    package static let notLiked = "♡"
    /// Shown for a picture without a title.
    package static let untitled = "Untitled"
}
