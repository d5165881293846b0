import Foundation

/// Loads images; concurrent calls for one address share a request.
package protocol ImageLoader: Sendable {
    /// Returns the bytes of the image at `address`. Throws `ServiceError`.
    @discardableResult
    func load(_ address: ExactText) async throws -> Data
}
