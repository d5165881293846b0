import Foundation
import Headless

/// Encodes results as JSON that is safe on a terminal: characters that could move the cursor or reverse text are
/// escaped as `\u…`.
package enum JSONOutput {
    /// Returns `value` as one line, with a line feed.
    package static func line(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        return text.unicodeScalars.map { $0.isUnsafeToDisplay ? escaped($0) : String($0) }.joined() + "\n"
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { String(format: "\\u%04x", $0) }.joined()
    }
}
