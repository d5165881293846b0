import Foundation

/// The address of something on the web, in the form the app accepts.
package struct WebAddress: Hashable, Sendable {
    private static let refused = CharacterSet.whitespacesAndNewlines.union(.controlCharacters)

    /// The address as it was typed, without surrounding space.
    package let text: String
    package let url: URL

    /// An address, or nothing where `text` is none: http or https, a host, no user name, and neither spaces nor
    /// control characters.
    package init?(_ text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard
            Self.isPlain(trimmed),
            let components = URLComponents(string: trimmed),
            let scheme = components.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = components.host, !host.isEmpty, Self.isPlain(host),
            components.user == nil, components.password == nil,
            components.port.map({ (1...65535).contains($0) }) ?? true,
            let url = components.url
        else { return nil }
        self.text = trimmed
        self.url = url
    }

    private static func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { !refused.contains($0) }
    }
}
