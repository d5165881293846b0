import Shared

extension PictureRow {
    /// Creates the row that shows `picture`.
    init(_ picture: FeedPicture, isLiked: Bool) {
        self.init(
            id: picture.id,
            title: picture.title.isEmpty ? RowText.untitled : picture.title,
            photographer: picture.photographer,
            thumbnail: picture.thumbnail,
            mark: isLiked ? RowText.liked : RowText.notLiked,
            action: isLiked ? .unlike : .like,
            actionLabel: isLiked ? RowText.unlike : RowText.like
        )
    }
}
