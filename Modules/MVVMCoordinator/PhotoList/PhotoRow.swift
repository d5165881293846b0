import Shared

/// A photo as a row of the list.
nonisolated struct PhotoRow: Equatable {
    let id: Int
    let title: String
    let thumbnail: ExactText

    init(_ photo: Photo) {
        id = photo.id
        title = photo.title
        thumbnail = photo.thumbnail
    }
}
