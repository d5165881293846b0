/// A photo, with the user's own title if there is one.
package struct Photo: Equatable, Identifiable, Sendable {
    package let id: Int
    package let title: String
    /// The web address of the full image.
    package let address: ExactText
    /// The web address of the thumbnail.
    package let thumbnail: ExactText

    package init(id: ID, title: String, address: ExactText, thumbnail: ExactText) {
        self.id = id
        self.title = title
        self.address = address
        self.thumbnail = thumbnail
    }
}
