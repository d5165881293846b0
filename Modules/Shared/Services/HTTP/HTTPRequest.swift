import Foundation

/// A GET request.
package struct HTTPRequest: Hashable, Sendable {
    package var url: URL
    package var headers: [String: String]
    /// The maximum size of the response body in bytes, after decompression.
    package let sizeLimit: Int

    package init(url: URL, headers: [String: String] = [:], sizeLimit: Int = 5_000_000) {
        self.url = url
        self.headers = headers
        self.sizeLimit = sizeLimit
    }
}
