import Foundation

/// Loads images; concurrent calls for one address share a request.
package protocol ImageLoader: Sendable {
    /// Returns the bytes of the image at `address`. Throws `ServiceError`.
    @discardableResult
    func load(_ address: ExactText) async throws -> Data
}

/// Keeps images that the user's own data names.
package protocol ImageKeeper: Sendable {
    /// Keeps the image at `address` if it has been loaded already; sends no request. Called after a row that names it
    /// was written.
    func keep(_ address: ExactText) async
}
