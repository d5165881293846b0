/// Which image: an address, and the network it was loaded from, for networks may answer the same address differently.
package struct ImageKey: Hashable, Sendable {
    /// A web address, without spaces.
    let address: String
    /// The network's word, without spaces.
    let network: String
}
