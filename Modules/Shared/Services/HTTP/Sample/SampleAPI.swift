import Foundation

/// Answers as the three services and every image host would, from built-in data: without a network, the same on every
/// run.
package struct SampleAPI: HTTPClient {
    private let clock: any AppClock
    private let latency: Duration

    /// Answers `latency` after it was asked, by `clock`.
    package init(clock: any AppClock, latency: Duration = .zero) {
        self.clock = clock
        self.latency = latency
    }

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        try await clock.sleep(for: latency)
        let query = SampleQuery(request.url)
        switch (request.url.host(), request.url.path()) {
        case ("picsum.photos", "/v2/list"): return try json(SamplePictures.page(query))
        case ("jsonplaceholder.typicode.com", "/photos"): return try json(SamplePhotos.page(query))
        case ("jsonplaceholder.typicode.com", let path): return try photo(at: path)
        case ("api.unsplash.com", "/search/photos"): return try json(SampleFeed.page(query))
        case ("api.unsplash.com", _): return HTTPResponse(status: 404)
        default: return image(request.url)
        }
    }

    private func photo(at path: String) throws -> HTTPResponse {
        let id = path.split(separator: "/").last.flatMap { Int($0) }
        guard let id, path == "/photos/\(id)", let photo = SamplePhotos.photo(id) else {
            return HTTPResponse(status: 404, headers: ["Content-Type": "application/json"], body: Data("{}".utf8))
        }
        return try json(photo)
    }

    private func image(_ url: URL) -> HTTPResponse {
        let color = UInt32(url.absoluteString.stableHash & 0xFF_FFFF).byteSwapped >> 8
        return HTTPResponse(status: 200, headers: ["Content-Type": "image/png"], body: SamplePNG.square(color))
    }

    private func json(_ object: Any) throws -> HTTPResponse {
        let body = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
        return HTTPResponse(status: 200, headers: ["Content-Type": "application/json"], body: body)
    }
}
