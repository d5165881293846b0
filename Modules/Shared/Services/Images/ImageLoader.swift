import Foundation

/// Loads pictures: once for everyone who asks for the same address.
package protocol ImageLoader: Sendable {
    /// The bytes of the picture at `address`. Throws `ServiceError`.
    @discardableResult
    func load(_ address: String) async throws -> Data
}
