/// Something a person can do with a row.
package enum RowAction: String, Sendable {
    case like = "Like"
    case unlike = "Unlike"
    /// Shows only after a swipe over the row.
    case delete = "Delete"

    /// The words a person taps.
    package var label: String { rawValue }
}

/// The signs that rows carry.
package enum Mark {
    package static let liked = "♥"
    package static let notLiked = "♡"
}
