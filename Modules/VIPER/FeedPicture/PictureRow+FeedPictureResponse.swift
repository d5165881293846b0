import Shared

extension PictureRow {
    /// Creates the row that shows `picture`.
    init(_ picture: FeedPictureResponse) {
        self.init(
            id: picture.id,
            title: picture.title.isEmpty ? RowText.untitled : picture.title,
            photographer: picture.photographer,
            thumbnail: picture.thumbnail,
            mark: picture.isLiked ? RowText.liked : RowText.notLiked,
            action: picture.isLiked ? .unlike : .like,
            actionLabel: picture.isLiked ? RowText.unlike : RowText.like
        )
    }
}
