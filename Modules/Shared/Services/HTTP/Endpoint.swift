import Foundation

/// A request that the app can make of its services.
package enum Endpoint: Hashable, Sendable {
    /// One page, from 1, of the picture service's list.
    case pictures(page: Int, limit: Int)
    /// One page, from 1, of the photos.
    case photos(page: Int, limit: Int)
    /// The photo with this id.
    case photo(id: Int)
    /// One page, from 1, of the feed service's search results for `query`.
    case feed(query: String, page: Int, perPage: Int, accessKey: String)
    /// The image at a web address.
    case image(URL)

    /// The HTTP request for the endpoint.
    package var request: HTTPRequest {
        get throws(ServiceError) {
            switch self {
            case .pictures(let page, let limit):
                try Self.request("picsum.photos", "/v2/list", ["page": page, "limit": limit])
            case .photos(let page, let limit):
                try Self.request("jsonplaceholder.typicode.com", "/photos", ["_page": page, "_limit": limit])
            case .photo(let id):
                try Self.request("jsonplaceholder.typicode.com", "/photos/\(id)", [:])
            case .feed(let query, let page, let perPage, let accessKey):
                try Self.request(
                    "api.unsplash.com",
                    "/search/photos",
                    ["query": query, "page": page, "per_page": perPage],
                    headers: ["Authorization": "Client-ID \(accessKey)"]
                )
            case .image(let url):
                HTTPRequest(url: url, sizeLimit: ImageLimits.image)
            }
        }
    }

    /// The feed service's key if the user has none; the one for any other host.
    static let demoKey = "demo"

    /// Returns the feed service's key: `UNSPLASH_ACCESS_KEY` without characters that a header cannot contain, or
    /// `demo`.
    package static func accessKey(in environment: [String: String]) -> String {
        let key = (environment["UNSPLASH_ACCESS_KEY"] ?? "").filter { ("!"..."~").contains($0) }
        return key.isEmpty ? demoKey : key
    }

    private static func request(
        _ host: String,
        _ path: String,
        _ query: KeyValuePairs<String, any CustomStringConvertible>,
        headers: [String: String] = [:]
    ) throws(ServiceError) -> HTTPRequest {
        var components = URLComponents()
        components.scheme = "https"
        components.host = host
        components.path = path
        if !query.isEmpty {
            components.queryItems = query.map { URLQueryItem(name: $0.key, value: $0.value.description) }
            // Servers decode a + as a space, and `URLComponents` does not encode it.
            components.percentEncodedQuery = components.percentEncodedQuery?.replacing("+", with: "%2B")
        }
        guard let url = components.url else { throw .unexpected }
        return HTTPRequest(url: url, headers: headers)
    }
}
