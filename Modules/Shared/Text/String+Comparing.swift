import Foundation

extension String {
    /// The text without differences of letter case and encoding (Unicode's full case folding, in NFC). `lowercased()`
    /// would tell “ΝΙΚΟΣ” from “νικος”.
    package var caseFolded: String {
        decomposedStringWithCanonicalMapping.folding(options: .caseInsensitive, locale: nil)
            .precomposedStringWithCanonicalMapping
    }

    /// Returns whether `other` is a part of the text, compared as names are sorted: letter case and accents do not
    /// matter, nor the shape of an apostrophe.
    package func containsAlike(_ other: String) -> Bool {
        spelledPlainly.range(of: other.spelledPlainly, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }

    /// The text with ASCII characters for Latin letters and punctuation, such as “ł” and “’”.
    private var spelledPlainly: String {
        guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
        return self.applyingTransform(StringTransform("Latin-ASCII"), reverse: false) ?? self
    }
}
