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
