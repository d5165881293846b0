/// A word, number, string or sign of Swift source text.
package nonisolated struct SourceToken: Sendable {
    package enum Kind: Sendable {
        /// A keyword or an identifier, with any backticks.
        case word
        case number
        /// A string literal without its content. The code of each interpolation follows in parentheses.
        case string
        /// A regular expression literal without its content.
        case regex
        /// A single punctuation character, an arrow, or a directive such as `#if`.
        case sign
    }

    package let kind: Kind
    package let text: String
    /// The offset of its first byte.
    package let start: Int
    let line: Int
    /// Whether this is the first token on its line.
    package let beginsLine: Bool
    package let followsSpace: Bool

    /// The text without backticks.
    var name: String { text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : text }
}

/// Splits Swift source text into tokens, in one pass. Skips comments and the content of string literals and regular
/// expressions.
nonisolated struct SourceLexer {
    /// The text in UTF-8.
    private let bytes: [UInt8]
    /// The maximum depth of nested interpolations, which are read recursively.
    private static let maximumDepth = 100

    private var index = 0
    private var line = 1
    private var depth = 0
    /// Whether interpolations are nested deeper than the maximum.
    private(set) var isTooDeep = false
    /// Whether the text ends within a comment, a multi-line string or a multi-line regular expression.
    private(set) var isUnfinished = false
    private(set) var tokens: [SourceToken] = []
    /// The lines that contain code, in order.
    private(set) var codeLines: [Int] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
        readCode()
    }

    /// Reads to the end of the text, or of the interpolation.
    private mutating func readCode(isInterpolation: Bool = false) {
        var brackets = 0
        depth += 1
        defer { depth -= 1 }
        isTooDeep = isTooDeep || depth > Self.maximumDepth
        while let next, !isTooDeep {
            if next.isSpace {
                skip()
            } else if next == "/", starts(with: "//") {
                readWhile { $0 != "\n" }
            } else if next == "/", starts(with: "/*") {
                skipBlockComment()
            } else if next == "/", let end = endOfRegex() {
                readRegex(to: end)
            } else {
                if next == "(" { brackets += 1 }
                if next == ")" { brackets -= 1 }
                readToken(next)
                if isInterpolation, brackets == 0 { return }
            }
        }
    }

    private mutating func readToken(_ scalar: Unicode.Scalar) {
        let start = index
        switch scalar {
        case "#", "\"":
            readWhile { $0 == "#" }
            if next == "\"" { return readString(hashes: index - start, from: start) }
            if next == "/" { return readExtendedRegex(hashes: index - start, from: start) }
            readWhile(\.isWord)
            add(.sign, from: start)
        case "`":
            index += 1
            readWhile { $0 != "`" && $0 != "\n" }
            index = min(index + 1, bytes.count)
            add(.word, from: start)
        default:
            if scalar.isWord { readWhile(\.isWord) } else { index += scalar == "-" && starts(with: "->") ? 2 : 1 }
            add(scalar.isDigit ? .number : scalar.isWord ? .word : .sign, from: start)
        }
    }

    private mutating func readString(hashes: Int, from start: Int) {
        let isMultiline = starts(with: "\"\"\"\n")
        let delimiter = (isMultiline ? "\"\"\"" : "\"") + String(repeating: "#", count: hashes)
        let escape = "\\" + String(repeating: "#", count: hashes)
        index += isMultiline ? 3 : 1
        add(.string, from: start)
        while let next, isMultiline || next != "\n" {
            if next == "\"", starts(with: delimiter) {
                markLine()
                index += delimiter.utf8.count
                return
            }
            if next == "\\", starts(with: escape) {
                index += escape.utf8.count
                if self.next == "(" { readCode(isInterpolation: true) } else { skip() }
            } else {
                if !next.isSpace { markLine() }
                skip()
            }
        }
        isUnfinished = isUnfinished || isMultiline
    }

    /// Returns the index after the regular expression between slashes that begins here; `nil` if the slash is an
    /// operator: it follows a value without a space, a space follows it, or its line has no other that could end it.
    private func endOfRegex() -> Int? {
        let before = index > 0 ? Unicode.Scalar(bytes[index - 1]) : "\n"
        guard before.isSpace || "([{,;:!=".unicodeScalars.contains(before) else { return nil }
        let rest = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "\n") }
        guard let first = rest.first.map(Unicode.Scalar.init), !first.isSpace else { return nil }
        var (place, groups, isInClass) = (rest.startIndex, 0, false)
        while place < rest.endIndex {
            switch Unicode.Scalar(rest[place]) {
            case "/": return Unicode.Scalar(rest[place - 1]).isSpace ? nil : place + 1
            case "\\": place += 1
            case "[": isInClass = true
            case "]": isInClass = false
            case "(" where !isInClass: groups += 1
            case ")" where !isInClass:
                groups -= 1
                if groups < 0 { return nil }
            default: break
            }
            place += 1
        }
        return nil
    }

    private mutating func readRegex(to end: Int) {
        let start = index
        index += 1
        add(.regex, from: start)
        index = end
    }

    /// Reads a regular expression between slashes with number signs; if a line feed follows the first, of any lines.
    private mutating func readExtendedRegex(hashes: Int, from start: Int) {
        let delimiter = "/" + String(repeating: "#", count: hashes)
        index += 1
        add(.regex, from: start)
        let isMultiline = next == "\n"
        while let next, isMultiline || next != "\n" {
            if !next.isSpace { markLine() }
            if starts(with: delimiter) {
                index += delimiter.utf8.count
                return
            }
            if next == "\\" { skip() }
            skip()
        }
        isUnfinished = isUnfinished || isMultiline
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") { depth += 1 } else if starts(with: "*/") { depth -= 1 } else { skip(); continue }
            index += 2
        } while depth > 0 && next != nil
        isUnfinished = isUnfinished || depth > 0
    }
}

nonisolated extension SourceLexer {
    /// The next ASCII character, or the next byte of any other; `nil` at the end.
    private var next: Unicode.Scalar? { index < bytes.count ? Unicode.Scalar(bytes[index]) : nil }

    private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private mutating func readWhile(_ isWanted: (Unicode.Scalar) -> Bool) {
        while index < bytes.count, isWanted(Unicode.Scalar(bytes[index])) { index += 1 }
    }

    private mutating func skip() {
        if next == "\n" { line += 1 }
        index = min(index + 1, bytes.count)
    }

    private mutating func markLine() {
        if codeLines.last != line { codeLines.append(line) }
    }

    private mutating func add(_ kind: SourceToken.Kind, from start: Int) {
        tokens.append(
            SourceToken(
                kind: kind,
                text: String(decoding: bytes[start..<index], as: UTF8.self),
                start: start,
                line: line,
                beginsLine: tokens.last?.line != line,
                followsSpace: start > 0 && Unicode.Scalar(bytes[start - 1]).isSpace
            )
        )
        markLine()
    }
}

nonisolated extension Unicode.Scalar {
    fileprivate var isDigit: Bool { self >= "0" && self <= "9" }
    fileprivate var isLetter: Bool { self >= "a" && self <= "z" || self >= "A" && self <= "Z" || !isASCII }
    fileprivate var isWord: Bool { isLetter || isDigit || self == "_" || self == "$" }
    fileprivate var isSpace: Bool { self == " " || self >= "\t" && self <= "\r" }
}
