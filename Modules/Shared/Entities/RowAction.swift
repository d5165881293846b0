/// An action that a row offers.
package enum RowAction: String, Sendable {
    case like = "Like"
    case unlike = "Unlike"
    /// Shown only after a swipe over the row.
    case delete = "Delete"

    /// The label of the action.
    package var label: String { rawValue }
}

/// The marks that rows can show.
package enum Mark {
    package static let liked = "♥"
    package static let notLiked = "♡"
}
