import Foundation

/// A web address in the form the app accepts.
package struct WebAddress: Hashable, Sendable {
    /// The address as typed, without surrounding whitespace.
    package let text: String
    package let url: URL

    /// Creates an address if `text` is valid: http or https, a host by name or IPv4 address, no port but 1 to 65535, no
    /// user name, and neither spaces nor control characters.
    package init?(_ text: String) {
        let trimmed = Self.isPlain(text) ? text : text.trimmed
        guard
            Self.isPlain(trimmed),
            var components = URLComponents(string: trimmed),
            let scheme = components.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = components.host.map(WebHost.init), host.isValid, Self.isPlain(host.text),
            components.user == nil, components.password == nil,
            components.rangeOfPort == nil || (1...65535).contains(components.port ?? 0)
        else { return nil }
        components.scheme = scheme
        guard let url = components.url else { return nil }
        self.text = trimmed
        self.url = url
    }

    private static func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0.isPlain }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is neither a space nor a line end nor a control character.
    fileprivate var isPlain: Bool {
        if isASCII { return "!"..."~" ~= self }
        return switch properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
