import Foundation

extension Connection.Network {
    /// The words that name a network, for messages and help.
    package static let words = ["sample", "offline", "live", "http://HOST"]

    /// The word or the address that names this network.
    package var word: String {
        switch self {
        case .sample: "sample"
        case .offline: "offline"
        case .live: "live"
        case .host(let url): url.absoluteString
        }
    }

    /// Parses `sample`, `offline`, `live`, or a host such as `http://127.0.0.1:8080`, without user name, path and
    /// query; returns `nil` for any other text.
    package init?(word: String) {
        switch word {
        case "sample": self = .sample
        case "offline": self = .offline
        case "live": self = .live
        default:
            guard let url = Self.host(word) else { return nil }
            self = .host(url)
        }
    }

    private static func host(_ text: String) -> URL? {
        guard
            let url = WebAddress(text)?.url,
            ["", "/"].contains(url.path()), url.query() == nil, url.fragment() == nil
        else { return nil }
        return url
    }
}
