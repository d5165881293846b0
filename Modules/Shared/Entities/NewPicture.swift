/// The validated input for a new picture.
package struct NewPicture: Equatable, Sendable {
    package let author: String
    package let address: WebAddress

    package init(author: String, address: WebAddress) {
        self.author = author
        self.address = address
    }
}
