import Foundation

/// A GET request.
package struct HTTPRequest: Hashable, Sendable {
    package var url: URL
    package var headers: [String: String] = [:]
    /// The maximum size of the response body in bytes, after decompression.
    package var sizeLimit = 5_000_000
}

extension HTTPRequest {
    /// Returns the request that `response` redirects to, without the `Authorization` if that is of another origin.
    /// Returns `nil` if `response` is not a redirect, or must not be followed: to anything but a web address, or from
    /// https to http.
    func redirected(by response: HTTPResponse) -> HTTPRequest? {
        guard
            [301, 302, 303, 307, 308].contains(response.status),
            let location = response[header: "Location"],
            let address = URL(string: location.percentEncoded, relativeTo: url)?.absoluteString,
            let target = WebAddress(address)?.url,
            target.scheme == "https" || url.scheme?.lowercased() != "https"
        else { return nil }
        var request = HTTPRequest(url: target, headers: headers, sizeLimit: sizeLimit)
        if target.origin != url.origin { request.headers["Authorization"] = nil }
        return request
    }
}

extension URL {
    /// What decides whether two addresses share credentials: scheme, host and port.
    fileprivate var origin: [String] {
        let scheme = scheme?.lowercased() ?? ""
        return [scheme, host()?.lowercased() ?? "", (port ?? (scheme == "https" ? 443 : 80)).description]
    }
}
