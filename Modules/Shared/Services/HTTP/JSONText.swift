import Foundation

extension HTTPResponse {
    /// Whether the body is UTF-8, as JSON has to be, with no more combining marks in a row than `CombiningMarks.limit`.
    /// A NUL is not part of any JSON text, and UTF-16 and UTF-32 always contain one.
    var hasFewMarks: Bool {
        guard !body.contains(0), let text = String(validating: body, as: UTF8.self) else { return false }
        // A mark is an escape, or a scalar from U+0300 on, whose first byte is at least 0xCC.
        guard body.range(of: Data(#"\u"#.utf8)) != nil || body.contains(where: { $0 >= 0xCC }) else { return true }
        let units = IteratorSequence(UnescapedUnits(units: text.utf16.makeIterator()))
        var marks = CombiningMarks()
        return String(decoding: Array(units), as: UTF16.self).unicodeScalars.allSatisfy { marks.accept($0) }
    }
}

/// The UTF-16 units of a JSON text, each escape such as `\u0301` as the unit it stands for.
private struct UnescapedUnits: IteratorProtocol {
    private static let backslash = UInt16(UInt8(ascii: "\\"))

    var units: String.UTF16View.Iterator

    mutating func next() -> UInt16? {
        let unit = units.next()
        guard unit == Self.backslash else { return unit }
        guard units.next() == UInt16(UInt8(ascii: "u")) else { return unit }
        var digits = String.UnicodeScalarView()
        for _ in 0..<4 {
            if let digit = units.next().flatMap({ Unicode.Scalar($0) }) { digits.append(digit) }
        }
        return UInt16(String(digits), radix: 16) ?? unit
    }
}
