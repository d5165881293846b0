/// Photos that follow each other in the list.
package struct PhotoPage: Equatable, Sendable {
    package let photos: [Photo]
    /// Where the next page begins; nothing at the start of an empty list.
    package let cursor: PhotoCursor?
    /// Whether no photo follows, neither here nor from the service.
    package let isLast: Bool

    package init(photos: [Photo], cursor: PhotoCursor?, isLast: Bool) {
        self.photos = photos
        self.cursor = cursor
        self.isLast = isLast
    }
}

/// A place in the list of photos, which stays where it is when photos come and go.
package struct PhotoCursor: Equatable, Sendable {
    let position: Int
    let id: Int

    package init(position: Int, id: Int) {
        self.position = position
        self.id = id
    }
}
