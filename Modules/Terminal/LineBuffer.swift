/// Cuts a stream of bytes into lines.
nonisolated struct LineBuffer {
    /// The most bytes of a line that are kept; the rest of it is dropped.
    static let limit = 1 << 20

    private var pending: ArraySlice<UInt8> = []

    /// The next line without its end, or nil after the last; `readChunk` gives more bytes, none at the end.
    mutating func nextLine(_ readChunk: () -> [UInt8]) -> String? {
        var line: [UInt8] = []
        var hasBegun = false
        while true {
            if pending.isEmpty { pending = readChunk()[...] }
            if pending.isEmpty { return hasBegun ? Self.text(line) : nil }
            hasBegun = true
            let end = pending.firstIndex(of: UInt8(ascii: "\n"))
            line += pending[..<(end ?? pending.endIndex)].prefix(Self.limit - line.count)
            pending = end.map { pending[($0 + 1)...] } ?? []
            if end != nil { return Self.text(line) }
        }
    }

    private static func text(_ line: [UInt8]) -> String {
        let isWindowsLine = line.last == UInt8(ascii: "\r")
        return String(decoding: line.dropLast(isWindowsLine ? 1 : 0), as: UTF8.self)
    }
}
