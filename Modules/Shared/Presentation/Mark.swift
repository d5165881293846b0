/// The marks that rows can show.
package enum Mark {
    package static let liked = "♥"
    package static let notLiked = "♡"
}
