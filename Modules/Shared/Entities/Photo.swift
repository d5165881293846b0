/// A photo, with the user's own title if there is one.
package struct Photo: Equatable, Identifiable, Sendable {
    package let id: Int
    package let title: String
    /// The web address of the full image.
    package let address: String
    /// The web address of the thumbnail.
    package let thumbnail: String

    package init(id: Int, title: String, address: String, thumbnail: String) {
        self.id = id
        self.title = title
        self.address = address
        self.thumbnail = thumbnail
    }
}
