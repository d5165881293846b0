/// Counts the combining marks in a row, to find texts that Swift would take too long to compare.
///
/// `String` sorts the marks of a character each time it compares or hashes them, in quadratic time: 1,000 take 1 ms,
/// 100,000 take 4 s.
package struct CombiningMarks {
    /// The maximum number in a row, far above the 30 of Unicode's stream-safe text format.
    package static let limit = 1_000

    private var count = 0

    package init() {}

    /// Counts the next scalar of a text; returns whether the marks in a row are within the limit.
    package mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
        count = scalar.isCombiningMark ? count + 1 : 0
        return count <= Self.limit
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is one that sorting may move; the first is U+0300.
    fileprivate var isCombiningMark: Bool {
        value >= 0x300 && properties.canonicalCombiningClass != .notReordered
    }
}
