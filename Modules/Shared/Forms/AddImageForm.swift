/// The form for adding a picture.
package struct AddImageForm: Equatable, Sendable {
    /// The fields, from top to bottom.
    package enum Field: Hashable, Sendable, CaseIterable {
        case author, address
    }

    package var author: String
    package var address: String

    package init(author: String = "", address: String = "") {
        self.author = author
        self.address = address
    }

    /// The text of a field.
    package subscript(field: Field) -> String {
        get { self[keyPath: Self.keyPath(of: field)] }
        set { self[keyPath: Self.keyPath(of: field)] = newValue }
    }

    private static func keyPath(of field: Field) -> WritableKeyPath<Self, String> {
        switch field {
        case .author: \.author
        case .address: \.address
        }
    }

    /// Returns the picture, or throws an error with a reason for each invalid field.
    package func validated() throws(FormError<Field>) -> NewPicture {
        let author = author.trimmed
        var error = FormError<Field>()
        error.require(!author.isBlank, in: .author, else: .missingAuthor)
        let address = error.require(WebAddress(address), in: .address, else: .invalidWebAddress)
        guard let address, error.entries.isEmpty else { throw error }
        return NewPicture(author: author, address: address)
    }
}
