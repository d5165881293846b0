import Shared

/// A likable picture as an interactor reports it.
nonisolated struct FeedPictureResponse: Equatable {
    let id: ExactText
    let title: String
    let photographer: String
    let thumbnail: ExactText

    init(_ picture: FeedPicture) {
        id = picture.id
        title = picture.title
        photographer = picture.photographer
        thumbnail = picture.thumbnail
    }
}
