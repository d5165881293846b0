/// The form for editing a photo.
package struct PhotoForm: Equatable, Sendable {
    package enum Field: Hashable, Sendable, CaseIterable {
        case title
    }

    package var title: String

    package init(title: String = "") {
        self.title = title
    }

    /// Returns the title as typed, or throws an error if it is blank.
    package func validated() throws(FormError<Field>) -> String {
        var error = FormError<Field>()
        error.require(!title.isBlank, in: .title, else: .missingTitle)
        guard error.entries.isEmpty else { throw error }
        return title
    }
}
