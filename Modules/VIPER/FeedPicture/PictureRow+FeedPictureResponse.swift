import Shared

extension PictureRow {
    init(_ picture: FeedPictureResponse) {
        self.init(
            id: picture.id,
            title: picture.title,
            photographer: picture.photographer,
            thumbnail: picture.thumbnail,
            isLiked: picture.isLiked
        )
    }
}
