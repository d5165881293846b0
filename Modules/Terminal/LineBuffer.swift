/// Cuts a stream of bytes into lines.
nonisolated struct LineBuffer {
    /// The most bytes of a line that are kept; the rest of it is dropped.
    static let limit = 1 << 20

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private var pending: ArraySlice<UInt8> = []
    private var isFirst = true

    /// The next line without its end, or nil after the last; `readChunk` gives more bytes, none at the end. A byte order
    /// mark before the first line is dropped.
    mutating func nextLine(_ readChunk: () throws(InputFailure) -> [UInt8]) throws(InputFailure) -> String? {
        var line: [UInt8] = []
        var hasBegun = false
        while true {
            if pending.isEmpty { pending = try readChunk()[...] }
            if pending.isEmpty { return hasBegun ? text(line) : nil }
            hasBegun = true
            let end = pending.firstIndex(of: UInt8(ascii: "\n"))
            line += pending[..<(end ?? pending.endIndex)].prefix(Self.limit - line.count)
            pending = end.map { pending[($0 + 1)...] } ?? []
            if end != nil { return text(line) }
        }
    }

    private mutating func text(_ line: [UInt8]) -> String {
        let hasMark = isFirst && line.starts(with: Self.byteOrderMark)
        let isWindowsLine = line.last == UInt8(ascii: "\r")
        isFirst = false
        let content = line.dropFirst(hasMark ? Self.byteOrderMark.count : 0).dropLast(isWindowsLine ? 1 : 0)
        return String(decoding: content, as: UTF8.self)
    }
}
