/// Consecutive photos of the list.
package struct PhotoPage: Equatable, Sendable {
    package let photos: [Photo]
    /// The position after which the next page begins; `nil` for an empty list.
    package let cursor: PhotoCursor?
    /// Whether the list ends here: neither the device nor the service has a further photo.
    package let isLast: Bool

    package init(photos: [Photo], cursor: PhotoCursor?, isLast: Bool) {
        self.photos = photos
        self.cursor = cursor
        self.isLast = isLast
    }
}

/// A position in the list of photos that stays valid when photos are added or deleted.
package struct PhotoCursor: Equatable, Sendable {
    let position: Int
    let id: Int

    package init(position: Int, id: Int) {
        self.position = position
        self.id = id
    }
}
