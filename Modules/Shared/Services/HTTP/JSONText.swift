import Foundation

/// The scalars of a JSON text, each escape such as `\u0301` as the scalar it stands for.
struct JSONText: Sequence, IteratorProtocol {
    private let body: Data
    private var units: EscapedUnits
    private var decoder = UTF16()

    /// Creates the scalars of `body`. Returns `nil` unless it is UTF-8, as JSON has to be: a NUL is not part of any
    /// JSON text, and UTF-16 and UTF-32 always contain one.
    init?(_ body: Data) {
        guard !body.contains(0), let text = String(validating: body, as: UTF8.self) else { return nil }
        self.body = body
        units = EscapedUnits(units: text.utf16.makeIterator())
    }

    /// Whether there are no more combining marks in a row than `CombiningMarks.limit`.
    var hasFewMarks: Bool {
        var marks = CombiningMarks()
        return !mayHaveMarks || allSatisfy { marks.accept($0) }
    }

    /// Whether there is a `\u` escape, or a scalar from U+0300 on, whose first byte is at least 0xCC. None below is a
    /// mark.
    private var mayHaveMarks: Bool {
        body.range(of: Data(#"\u"#.utf8)) != nil || body.contains { $0 >= 0xCC }
    }

    mutating func next() -> Unicode.Scalar? {
        switch decoder.decode(&units) {
        case .scalarValue(let scalar): scalar
        case .emptyInput: nil
        case .error: "\u{FFFD}"
        }
    }
}

/// The UTF-16 units of a JSON text, each `\u` escape as the unit it stands for.
private struct EscapedUnits: IteratorProtocol {
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
