import Foundation

extension Connection.Network {
    /// The network a person names: `sample`, `offline`, `live`, or the address of a host, such as
    /// `http://127.0.0.1:8080`, without user name, path or query.
    package init?(_ text: String) {
        switch text {
        case "sample": self = .sample
        case "offline": self = .offline
        case "live": self = .live
        default:
            guard let url = Self.host(text) else { return nil }
            self = .host(url)
        }
    }

    private static func host(_ text: String) -> URL? {
        guard
            let components = URLComponents(string: text),
            let scheme = components.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = components.host, !host.isEmpty,
            components.port.map({ (1...65535).contains($0) }) ?? true,
            components.user == nil, components.password == nil,
            ["", "/"].contains(components.path),
            components.query == nil, components.fragment == nil
        else { return nil }
        return components.url
    }
}
