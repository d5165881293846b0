/// A picture as a row of a feed or of the favorites.
package struct PictureRow: Equatable, Sendable {
    package let id: ExactText
    package let title: String
    package let photographer: String
    package let thumbnail: ExactText
    package let mark: String
    package let action: RowAction

    package init(id: ExactText, title: String, photographer: String, thumbnail: ExactText, isLiked: Bool) {
        self.id = id
        self.title = title
        self.photographer = photographer
        self.thumbnail = thumbnail
        mark = isLiked ? Mark.liked : Mark.notLiked
        action = isLiked ? .unlike : .like
    }

    /// Creates the row that shows `picture`.
    package init(_ picture: FeedPicture, isLiked: Bool) {
        self.init(
            id: picture.id,
            title: picture.title,
            photographer: picture.photographer,
            thumbnail: picture.thumbnail,
            isLiked: isLiked
        )
    }
}
