import Foundation

/// An email address in the form the app accepts.
package struct EmailAddress: Sendable {
    /// The maximum length, in bytes of UTF-8.
    private static let maximumBytes = 254

    /// The address as typed, without surrounding whitespace.
    package let text: String

    /// The address case-folded, to compare addresses regardless of letter case and encoding.
    package var key: String { text.caseFolded }

    /// The key that earlier versions stored. An account keeps it if another one has the same `key`.
    var formerKey: String { text.lowercased().precomposedStringWithCanonicalMapping }

    /// Creates an address if `text` is valid: one @, 1 to 64 characters without spaces before it, and after it a host
    /// name with a dot, made of ASCII letters, digits and hyphens; 254 bytes at most.
    package init?(_ text: String) {
        let trimmed = text.trimmed
        guard trimmed.utf8.count <= Self.maximumBytes else { return nil }
        let parts = trimmed.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, Self.isLocalPart(parts[0]), Self.isHostName(parts[1]) else { return nil }
        self.text = trimmed
    }

    private static func isLocalPart(_ text: Substring) -> Bool {
        let refused = CharacterSet.whitespacesAndNewlines.union(.controlCharacters)
        return (1...64).contains(text.count) && text.unicodeScalars.allSatisfy { !refused.contains($0) }
    }

    private static func isHostName(_ text: Substring) -> Bool {
        guard let labels = text.hostLabels, labels.count >= 2 else { return false }
        return labels.joined().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
}

extension EmailAddress: Hashable {
    package static func == (one: Self, other: Self) -> Bool { one.key == other.key }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
