/// An action that a row offers.
package enum RowAction: String, Sendable {
    case like = "Like"
    case unlike = "Unlike"
    /// Shown only after a swipe over the row.
    case delete = "Delete"

    package var label: String { rawValue }
}
