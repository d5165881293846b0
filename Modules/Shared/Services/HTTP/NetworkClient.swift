import Foundation

/// Sends each request over the network in use at that moment, and counts it.
///
/// Returns successful responses only; any other status is thrown as its `ServiceError`.
package final class NetworkClient: HTTPClient {
    private let connection: Connection
    private let log: RequestLog
    private let clock: any AppClock
    private let sample: any HTTPClient
    private let remote: any HTTPClient

    /// Creates a client. `sample` responds inside the process, `remote` over real connections.
    package init(
        connection: Connection,
        log: RequestLog,
        clock: any AppClock,
        sample: any HTTPClient,
        remote: any HTTPClient
    ) {
        self.connection = connection
        self.log = log
        self.clock = clock
        self.sample = sample
        self.remote = remote
    }

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
