/// A photo, as the list shows it.
nonisolated struct PhotoRow: Equatable {
    let id: Int
    let title: String
    let thumbnail: String
}

extension PhotoRow {
    init(_ photo: PhotoListResponse.Item) {
        self.init(id: photo.id, title: photo.title, thumbnail: photo.thumbnail)
    }
}
