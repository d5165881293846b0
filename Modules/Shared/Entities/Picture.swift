/// A picture of the dashboard, from the picture service or added by the user.
package struct Picture: Equatable, Identifiable, Sendable {
    package let id: ExactText
    package let author: String
    /// The web address of the image.
    package let address: ExactText

    package init(id: ID, author: String, address: ExactText) {
        self.id = id
        self.author = author
        self.address = address
    }
}

/// The validated input for a new picture.
package struct NewPicture: Equatable, Sendable {
    package let author: String
    package let address: WebAddress

    package init(author: String, address: WebAddress) {
        self.author = author
        self.address = address
    }
}

/// A picture of a category's feed or of the favorites.
package struct FeedPicture: Equatable, Identifiable, Sendable {
    package let id: ExactText
    /// Empty if the service has none.
    package let title: String
    package let photographer: String
    /// The web address of the thumbnail.
    package let thumbnail: ExactText

    package init(id: ID, title: String, photographer: String, thumbnail: ExactText) {
        self.id = id
        self.title = title
        self.photographer = photographer
        self.thumbnail = thumbnail
    }
}
