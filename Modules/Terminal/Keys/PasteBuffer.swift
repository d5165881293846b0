/// Collects pasted text up to its end mark.
nonisolated struct PasteBuffer {
    /// The maximum number of bytes stored; the rest is dropped.
    static let limit = 1 << 20

    private static let end = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []
    /// The number of bytes of the end mark that have been read.
    private var matched = 0

    /// Returns the text if `byte` completes the end mark; otherwise `nil`. Bytes that are not UTF-8 are replaced.
    mutating func append(_ byte: UInt8) -> String? {
        if byte != Self.end[matched], matched > 0 {
            for byte in Self.end.prefix(matched) { keep(byte) }
            matched = 0
        }
        if byte == Self.end[matched] { matched += 1 } else { keep(byte) }
        return matched == Self.end.count ? String(decoding: bytes, as: UTF8.self) : nil
    }

    private mutating func keep(_ byte: UInt8) {
        if bytes.count < Self.limit { bytes.append(byte) }
    }
}
