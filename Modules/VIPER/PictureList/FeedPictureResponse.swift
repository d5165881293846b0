import Shared

/// A likable picture as an interactor reports it.
nonisolated struct FeedPictureResponse: Equatable {
    let id: String
    let title: String
    let photographer: String
    let thumbnail: String

    init(_ picture: FeedPicture) {
        id = picture.id
        title = picture.title
        photographer = picture.photographer
        thumbnail = picture.thumbnail
    }
}
