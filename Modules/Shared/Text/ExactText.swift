/// An identifier or an address from a service, equal only to the same bytes, as the database compares them. A `String`
/// also equals its other Unicode normalizations.
package struct ExactText: Hashable, Comparable, Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package static func == (one: ExactText, other: ExactText) -> Bool {
        one.text.utf8.elementsEqual(other.text.utf8)
    }

    package static func < (one: ExactText, other: ExactText) -> Bool {
        one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }
}

extension ExactText: ExpressibleByStringInterpolation, CustomStringConvertible {
    package init(stringLiteral text: String) {
        self.init(text)
    }

    package var description: String { text }
}
