/// A picture of a category's feed or of the favorites.
package struct FeedPicture: Equatable, Identifiable, Sendable {
    package let id: String
    package let title: String
    package let photographer: String
    /// The web address of the thumbnail.
    package let thumbnail: String

    package init(id: String, title: String, photographer: String, thumbnail: String) {
        self.id = id
        self.title = title
        self.photographer = photographer
        self.thumbnail = thumbnail
    }
}
