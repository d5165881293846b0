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
