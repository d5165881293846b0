import Foundation
import Synchronization

/// How the app reaches its services at this moment; it may change while the app runs.
package final class Connection: Sendable {
    /// Which services answer.
    package enum Network: Equatable, Sendable {
        /// The ones built in.
        case sample
        /// None.
        case offline
        /// The public ones, at their own addresses.
        case live
        /// One host that stands in for all of them, paths and queries unchanged.
        case host(URL)
    }

    private let state: Mutex<Network>

    package init(_ network: Network = .sample) {
        state = Mutex(network)
    }

    /// The network in use; setting it holds for requests from now on.
    package var network: Network {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
