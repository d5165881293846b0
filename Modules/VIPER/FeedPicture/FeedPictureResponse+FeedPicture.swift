import Shared

/// For interactors; a presenter sees no entity.
nonisolated extension FeedPictureResponse {
    init(_ picture: FeedPicture, isLiked: Bool) {
        id = picture.id
        title = picture.title
        photographer = picture.photographer
        thumbnail = picture.thumbnail
        self.isLiked = isLiked
    }
}
