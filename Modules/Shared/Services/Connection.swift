import Foundation
import Synchronization

/// The network in use, which may change while the app runs.
package final class Connection: Sendable {
    /// The services that respond.
    package enum Network: Equatable, Sendable {
        /// The built-in ones.
        case sample
        /// None.
        case offline
        /// The public ones, at their own addresses.
        case live
        /// One host instead of all of them; paths and queries are unchanged.
        case host(URL)
    }

    private let state: Mutex<Network>

    package init(_ network: Network = .sample) {
        state = Mutex(network)
    }

    /// The current network. A new value applies to requests sent from then on.
    package var network: Network {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

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

extension Connection {
    /// Simulates latency; connectivity is sampled when the request starts. Throws `ServiceError.noConnection` on
    /// `offline`.
    func reach(after latency: Duration, on clock: any AppClock) async throws {
        let network = network
        try await clock.sleep(for: latency)
        if network == .offline { throw ServiceError.noConnection }
    }
}
