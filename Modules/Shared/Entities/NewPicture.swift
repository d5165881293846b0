/// The validated input for a new picture.
package struct NewPicture: Equatable, Sendable {
    package let author: String
    package let address: WebAddress
}
