import Foundation

extension StringProtocol {
    /// The text without the white space and line breaks around it.
    package var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

extension [String] {
    /// The words as alternatives in a sentence: “sample, offline or live”.
    package var asAlternatives: String {
        guard let last, count > 1 else { return joined() }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}

extension String {
    /// A hash that is the same in every process (FNV-1a), unlike `hashValue`.
    package var stableHash: UInt64 {
        utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }
}
