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
