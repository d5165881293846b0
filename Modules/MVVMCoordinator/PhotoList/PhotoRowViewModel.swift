import Shared

/// A photo as a row of the list, which can be deleted after a swipe.
nonisolated struct PhotoRowViewModel: Equatable {
    let id: Int
    let title: String
    let thumbnail: ExactText
    let deleteLabel = RowText.delete

    init(_ photo: Photo) {
        id = photo.id
        title = photo.title
        thumbnail = photo.thumbnail
    }
}
