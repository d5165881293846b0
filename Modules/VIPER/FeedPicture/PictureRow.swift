import Shared

/// A picture as a row of a feed or of the favorites.
nonisolated struct PictureRow: Equatable {
    /// What the user can do with the picture.
    enum Action {
        case like, unlike
    }

    let id: ExactText
    let title: String
    let photographer: String
    let thumbnail: ExactText
    let mark: String
    let action: Action
    let actionLabel: String
}
