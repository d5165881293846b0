import Foundation

/// A request to read what an address holds.
package struct HTTPRequest: Hashable, Sendable {
    package var url: URL
    package var headers: [String: String]

    package init(url: URL, headers: [String: String] = [:]) {
        self.url = url
        self.headers = headers
    }
}
