import Foundation

extension StringProtocol {
    /// The text without the white space and line breaks around it.
    package var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
