import Foundation

/// What a person enters to add a picture.
package struct AddImageForm: Equatable, Sendable {
    /// The fields, in the order in which they stand.
    package enum Field: Hashable, Sendable, CaseIterable {
        case author, address
    }

    package var author: String
    package var address: String

    package init(author: String = "", address: String = "") {
        self.author = author
        self.address = address
    }

    /// The picture, or what is wrong with each field.
    package func validated() throws(FormError<Field>) -> NewPicture {
        let author = author.trimmingCharacters(in: .whitespacesAndNewlines)
        var error = FormError<Field>()
        error.require(!author.isEmpty, .author, FieldMessage.author)
        let address = error.require(WebAddress(address), .address, FieldMessage.webAddress)
        guard let address, error.entries.isEmpty else { throw error }
        return NewPicture(author: author, address: address)
    }
}
