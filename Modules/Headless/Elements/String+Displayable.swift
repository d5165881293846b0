import Foundation

extension String {
    /// The text with everything replaced that could move a cursor or reverse what stands around it: control
    /// characters, line breaks, and Unicode's formatting and bidirectional controls.
    package var displayable: String {
        guard unicodeScalars.contains(where: \.isUnsafeToDisplay) else { return self }
        var shown = String.UnicodeScalarView()
        shown.append(contentsOf: unicodeScalars.map { $0.isUnsafeToDisplay ? "\u{FFFD}" : $0 })
        return String(shown)
    }

    /// Whether nobody could tell both apart where they are shown.
    package func looksLike(_ other: String) -> Bool {
        displayable == other.displayable
    }
}

extension Unicode.Scalar {
    /// Whether it could move a cursor or reverse what stands around it.
    package var isUnsafeToDisplay: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: !isJoiner
        default: false
        }
    }

    /// The two joiners shape letters and emoji, and move nothing.
    private var isJoiner: Bool { value == 0x200C || value == 0x200D }
}
