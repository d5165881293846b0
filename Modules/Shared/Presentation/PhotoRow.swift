/// A photo as a row of a list.
package struct PhotoRow: Equatable, Sendable {
    package let id: Int
    package let title: String
    package let thumbnail: ExactText

    package init(id: Int, title: String, thumbnail: ExactText) {
        self.id = id
        self.title = title
        self.thumbnail = thumbnail
    }

    /// Creates the row that shows `photo`.
    package init(_ photo: Photo) {
        self.init(id: photo.id, title: photo.title, thumbnail: photo.thumbnail)
    }
}
