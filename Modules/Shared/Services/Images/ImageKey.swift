/// The identity of an image: its address and its network, since networks may return different images for one address.
package struct ImageKey: Hashable, Sendable {
    /// A web address, without spaces.
    let address: ExactText
    /// The network's `word`, without spaces.
    let network: String
}
