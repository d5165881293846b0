import Foundation

/// The form for editing a photo.
package struct PhotoForm: Equatable, Sendable {
    package enum Field: Hashable, Sendable, CaseIterable {
        case title
    }

    package var title: String

    package init(title: String = "") {
        self.title = title
    }

    /// Returns the title as typed, or throws an error with its message.
    package func validated() throws(FormError<Field>) -> String {
        var error = FormError<Field>()
        let isBlank = title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
        error.require(!isBlank, .title, FieldMessage.title)
        guard error.entries.isEmpty else { throw error }
        return title
    }
}
