import Foundation

/// A request to read what an address holds.
package struct HTTPRequest: Hashable, Sendable {
    package var url: URL
    package var headers: [String: String]
    /// The most bytes the answer may have, after decompression.
    package let sizeLimit: Int

    package init(url: URL, headers: [String: String] = [:], sizeLimit: Int = 5_000_000) {
        self.url = url
        self.headers = headers
        self.sizeLimit = sizeLimit
    }
}
