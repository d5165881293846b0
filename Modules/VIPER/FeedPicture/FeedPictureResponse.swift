import Shared

/// A likable picture as an interactor reports it.
nonisolated struct FeedPictureResponse: Equatable {
    let id: ExactText
    let title: String
    let photographer: String
    let thumbnail: ExactText
    let isLiked: Bool

    init(_ picture: FeedPicture, isLiked: Bool) {
        id = picture.id
        title = picture.title
        photographer = picture.photographer
        thumbnail = picture.thumbnail
        self.isLiked = isLiked
    }
}
