import Shared

/// A picture as a row of a feed or of the favorites.
nonisolated struct PictureRow: Equatable {
    let id: ExactText
    let title: String
    let photographer: String
    let thumbnail: ExactText
    let mark: String
    let action: RowAction

    init(_ picture: FeedPicture, isLiked: Bool) {
        id = picture.id
        title = picture.title
        photographer = picture.photographer
        thumbnail = picture.thumbnail
        mark = isLiked ? Mark.liked : Mark.notLiked
        action = isLiked ? .unlike : .like
    }
}
