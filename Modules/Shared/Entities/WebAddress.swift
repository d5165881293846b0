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

/// The host of a web address, which names it by name or IPv4 address.
package struct WebHost {
    /// The reason why a host is not accepted.
    package enum Fault {
        /// A name with a part that is empty or made of hyphens alone.
        case isNameless
        case isIPv6
        /// A number that programs take for different IPv4 addresses, such as `127.1` or `0x7f.0.0.1`.
        case isNumber
    }

    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Creates the host of `address`; returns `nil` if it has none.
    package init?(in address: String) {
        guard let host = URLComponents(string: address)?.host else { return nil }
        self.init(host)
    }

    /// The reason why the host is not accepted; `nil` if it is.
    package var fault: Fault? {
        if isNameless { return .isNameless }
        if text.hasPrefix("[") { return .isIPv6 }
        return endsInNumber && !isIPv4 ? .isNumber : nil
    }

    var isValid: Bool { fault == nil }

    /// Whether the host is this machine: `localhost`, or an address from 127.0.0.0 to 127.255.255.255.
    var isLoopback: Bool {
        ["localhost", "localhost."].contains(text.lowercased()) || isIPv4 && text.hasPrefix("127.")
    }

    /// Whether a part between dots is empty or made of hyphens alone; one dot may end the host.
    private var isNameless: Bool {
        (text.hasSuffix(".") ? text.dropLast() : text[...]).hostLabels == nil
    }

    /// Whether the host is four decimal numbers up to 255, none of them with a leading zero.
    private var isIPv4: Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0)?.description == String($0) }
    }

    /// Whether the last part is a number, decimal, hexadecimal or written in other digits: no name ends so.
    private var endsInNumber: Bool {
        let last = text.precomposedStringWithCompatibilityMapping.lowercased().split { ".。".contains($0) }.last ?? ""
        let digits = last.hasPrefix("0x") ? last.dropFirst(2) : last
        return digits.allSatisfy { last.hasPrefix("0x") ? $0.isHexDigit : $0.isWholeNumber }
    }
}

extension Substring {
    /// The parts of a host name between dots; `nil` if one is empty or made of hyphens alone.
    var hostLabels: [Substring]? {
        let labels = split(separator: ".", omittingEmptySubsequences: false)
        return labels.contains { $0.allSatisfy { $0 == "-" } } ? nil : labels
    }
}

extension URL {
    /// Whether requests stay on this machine.
    var isLoopback: Bool { host().map { WebHost($0).isLoopback } ?? false }
}
