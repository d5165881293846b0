import Foundation

/// Stores loaded images. An image that cannot be stored or read counts as missing.
package protocol ImageStore: Sendable {
    /// Returns the image stored under `key` or, where `fromAnyNetwork` is `true`, any image of its address.
    func image(_ key: ImageKey, fromAnyNetwork: Bool) async -> Data?

    /// Stores an image.
    func insert(_ image: Data, _ key: ImageKey) async
}
