import Foundation

/// What a person may change about a photo.
package struct PhotoForm: Equatable, Sendable {
    package enum Field: Hashable, Sendable, CaseIterable {
        case title
    }

    package var title: String

    package init(title: String = "") {
        self.title = title
    }

    /// The title as it was typed, or what is wrong with it.
    package func validated() throws(FormError<Field>) -> String {
        var error = FormError<Field>()
        let isBlank = title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
        error.require(!isBlank, .title, FieldMessage.title)
        guard error.entries.isEmpty else { throw error }
        return title
    }
}
