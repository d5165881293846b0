import Foundation

extension String {
    /// The text without anything that could move a cursor or reverse the surrounding text: control characters, line
    /// breaks, and Unicode's formatting and bidirectional controls are replaced.
    nonisolated package var displayable: String {
        guard unicodeScalars.contains(where: { $0.isUnsafeToDisplay }) else { return self }
        var shown = String.UnicodeScalarView()
        shown.append(contentsOf: unicodeScalars.map { $0.isUnsafeToDisplay ? "\u{FFFD}" : $0 })
        return String(shown)
    }

    /// Returns whether both texts are displayed alike.
    nonisolated package func looksLike(_ other: String) -> Bool {
        displayable == other.displayable
    }
}

extension Unicode.Scalar {
    /// Whether the character could move a cursor or reverse the surrounding text.
    nonisolated package var isUnsafeToDisplay: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: !isJoiner
        default: false
        }
    }

    /// Whether this is one of the two joiners, which shape letters and emoji and are harmless.
    private nonisolated var isJoiner: Bool { value == 0x200C || value == 0x200D }
}
