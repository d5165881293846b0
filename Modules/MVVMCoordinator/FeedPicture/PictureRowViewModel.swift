import Shared

/// A picture as a row of a feed or of the favorites.
nonisolated struct PictureRowViewModel: Equatable {
    /// What the user can do with the picture.
    enum Action {
        case like, unlike

        var label: String {
            switch self {
            case .like: RowText.like
            case .unlike: RowText.unlike
            }
        }
    }

    let id: ExactText
    let title: String
    let photographer: String
    let thumbnail: ExactText
    let mark: String
    let action: Action

    init(_ picture: FeedPicture, isLiked: Bool) {
        id = picture.id
        title = picture.title.isEmpty ? RowText.untitled : picture.title
        photographer = picture.photographer
        thumbnail = picture.thumbnail
        mark = isLiked ? RowText.liked : RowText.notLiked
        action = isLiked ? .unlike : .like
    }
}
