import CTerminal

/// Splits bytes into lines, and overwrites the bytes of returned lines, because a line may be a password.
nonisolated struct LineBuffer {
    /// The maximum number of bytes of a line.
    static let limit = 1_000_000

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let repairsText: Bool
    private var pending: ArraySlice<UInt8> = []
    private var number = 0

    /// Creates a buffer; if `repairsText` is `true`, bytes that are not UTF-8 are replaced; otherwise they are an
    /// error.
    init(repairsText: Bool = false) {
        self.repairsText = repairsText
    }

    /// Returns the next line without its end, or `nil` after the last; `readChunk` returns more bytes, or none at the
    /// end. Drops a byte order mark before the first line. Throws if a line exceeds the limit.
    mutating func nextLine(_ readChunk: () throws(InputFailure) -> [UInt8]) throws(InputFailure) -> String? {
        var line: [UInt8] = []
        defer { line.withUnsafeMutableBytes { bytes_overwrite($0.baseAddress, $0.count) } }
        var hasBegun = false
        while true {
            if pending.isEmpty { pending = try readChunk()[...] }
            if pending.isEmpty { return hasBegun ? try text(line) : nil }
            hasBegun = true
            let end = pending.firstIndex(of: UInt8(ascii: "\n")) ?? pending.endIndex
            let count = end - pending.startIndex
            guard line.count + count <= Self.limit else {
                throw InputFailure(reason: "line \(number + 1) is longer than 1 MB")
            }
            line += pending[..<end]
            pending.withUnsafeMutableBytes { bytes_overwrite($0.baseAddress, count) }
            pending = pending[end...]
            if pending.popFirst() != nil { return try text(line) }
        }
    }

    /// Returns the next line if it is complete and begins with `sign`, possibly after spaces; `readChunk` returns more
    /// bytes, none at the end, or `nil` if none have arrived.
    mutating func completeLine(
        beginningWith sign: UInt8,
        _ readChunk: () throws(InputFailure) -> [UInt8]?
    ) throws(InputFailure) -> String? {
        var isComplete = pending.contains(UInt8(ascii: "\n"))
        while !isComplete, pending.count <= Self.limit {
            guard let chunk = try readChunk() else { return nil }
            if chunk.isEmpty { break }
            pending += chunk
            isComplete = chunk.contains(UInt8(ascii: "\n"))
        }
        guard pending.first(where: { $0 != UInt8(ascii: " ") }) == sign else { return nil }
        return try nextLine { [] }
    }

    private mutating func text(_ line: [UInt8]) throws(InputFailure) -> String {
        number += 1
        let hasMark = number == 1 && line.starts(with: Self.byteOrderMark)
        let isWindowsLine = line.last == UInt8(ascii: "\r")
        let content = line.dropFirst(hasMark ? Self.byteOrderMark.count : 0).dropLast(isWindowsLine ? 1 : 0)
        if let text = String(validating: content, as: UTF8.self) { return text }
        guard repairsText else { throw InputFailure(reason: "line \(number) is not UTF-8 text") }
        return String(decoding: content, as: UTF8.self)
    }
}
