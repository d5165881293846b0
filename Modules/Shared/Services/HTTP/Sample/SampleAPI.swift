import Foundation
import Synchronization

/// Responds as the three services and every image host would, from built-in data: without a network, and the same on
/// every run.
package struct SampleAPI: HTTPClient {
    /// The encoded responses so far, by address, up to `capacity` of them.
    private static let answers = Mutex<[URL: Data]>([:])
    private static let capacity = 500
    /// A gray pixel as a PNG.
    private static let pixel = Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNo"
            + "AAAAggCB2kUIOwAAAABJRU5ErkJggg=="
    )

    let clock: any AppClock
    /// The time of a response; one at the deadline of real requests is `ServiceError.timedOut`.
    var latency = Duration.zero

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        try await clock.sleep(for: min(latency, RemoteClient.deadline))
        guard latency <= RemoteClient.deadline else { throw ServiceError.timedOut }
        let query = SampleQuery(request.url)
        switch (request.url.host(), request.url.path()) {
        case ("picsum.photos", "/v2/list"): return try json(request.url, SamplePictures.page(query))
        case ("jsonplaceholder.typicode.com", "/photos"): return try json(request.url, SamplePhotos.page(query))
        case ("jsonplaceholder.typicode.com", let path): return try photo(request.url, path)
        case ("api.unsplash.com", "/search/photos"): return try json(request.url, SampleFeed.page(query))
        case ("api.unsplash.com", _): return HTTPResponse(status: 404)
        default:
            return HTTPResponse(status: 200, headers: ["Content-Type": "image/png"], body: Self.pixel ?? Data())
        }
    }

    private func photo(_ url: URL, _ path: String) throws -> HTTPResponse {
        let id = path.split(separator: "/").last.flatMap { Int($0) }
        guard let id, path == "/photos/\(id)", let photo = SamplePhotos.photo(id) else {
            return HTTPResponse(status: 404, headers: ["Content-Type": "application/json"], body: Data("{}".utf8))
        }
        return try json(url, photo)
    }

    private func json(_ url: URL, _ object: @autoclosure () -> Any) throws -> HTTPResponse {
        let body = try Self.answers.withLock { answers in
            if let answer = answers[url] { return answer }
            if answers.count == Self.capacity { answers = [:] }
            let answer = try JSONSerialization.data(withJSONObject: object(), options: [.sortedKeys])
            answers[url] = answer
            return answer
        }
        return HTTPResponse(status: 200, headers: ["Content-Type": "application/json"], body: body)
    }
}
