/// A photo as the user sees it: with the title they gave it, where they did.
package struct Photo: Equatable, Identifiable, Sendable {
    package let id: Int
    package let title: String
    /// Where the full image is.
    package let address: String
    /// Where the small image is.
    package let thumbnail: String

    package init(id: Int, title: String, address: String, thumbnail: String) {
        self.id = id
        self.title = title
        self.address = address
        self.thumbnail = thumbnail
    }
}
