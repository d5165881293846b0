import Foundation

/// An identifier or an address from a service, equal only to the same bytes, as the database compares them. A `String`
/// also equals its other Unicode normalizations.
package struct ExactText: Hashable, Comparable, Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package static func == (one: ExactText, other: ExactText) -> Bool {
        one.order(before: other) == 0
    }

    package static func < (one: ExactText, other: ExactText) -> Bool {
        one.order(before: other) < 0
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }

    /// Returns a negative number if the bytes precede those of `other`, 0 if they are equal.
    private func order(before other: ExactText) -> Int {
        var (one, other) = (text, other.text)
        return one.withUTF8 { one in
            other.withUTF8 { other in
                guard let bytes = one.baseAddress, let others = other.baseAddress else {
                    return one.count - other.count
                }
                let order = memcmp(bytes, others, min(one.count, other.count))
                return order == 0 ? one.count - other.count : Int(order)
            }
        }
    }
}

extension ExactText: ExpressibleByStringInterpolation, CustomStringConvertible {
    package init(stringLiteral text: String) {
        self.init(text)
    }

    package var description: String { text }
}
