/// A picture of the dashboard, from the picture service or added by the user.
package struct Picture: Equatable, Identifiable, Sendable {
    package let id: String
    package let author: String
    /// The web address of the image.
    package let address: String

    package init(id: String, author: String, address: String) {
        self.id = id
        self.author = author
        self.address = address
    }
}
