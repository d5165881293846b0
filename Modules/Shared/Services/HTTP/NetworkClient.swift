import Foundation

/// Sends each request over the network in use at that moment, and counts it.
///
/// Returns successful responses only; any other status is thrown as its `ServiceError`.
package struct NetworkClient: HTTPClient {
    let connection: Connection
    let log: RequestLog
    let clock: any AppClock
    /// Responds inside the process.
    let sample: any HTTPClient
    /// Responds over real connections.
    let remote: any HTTPClient

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        try Task.checkCancellation()
        guard request.isWeb else { throw ServiceError.unexpected }
        log.record(request)
        return try await answer(to: request).checked(now: clock.now)
    }

    private func answer(to request: HTTPRequest) async throws -> HTTPResponse {
        switch connection.network {
        case .sample: try await sample.send(request)
        case .offline: throw ServiceError.noConnection
        case .live: try await remote.send(request)
        case .host(let host): try await remote.send(request.redirected(to: host))
        }
    }
}

extension HTTPRequest {
    /// Returns the same request to another host, with path and query unchanged. Instead of the feed service's own key
    /// it carries `Endpoint.demoKey`.
    fileprivate func redirected(to host: URL) throws(ServiceError) -> HTTPRequest {
        guard
            let target = URLComponents(url: host, resolvingAgainstBaseURL: true),
            var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        else { throw .unexpected }
        components.scheme = target.scheme
        components.user = nil
        components.password = nil
        components.encodedHost = target.encodedHost
        components.port = target.port
        guard let url = components.url else { throw .unexpected }
        let demo = headers["Authorization"] == nil ? [:] : Endpoint.authorization(Endpoint.demoKey)
        return HTTPRequest(url: url, headers: headers.merging(demo) { $1 }, sizeLimit: sizeLimit)
    }
}
