import Foundation
import TestSupport
import TestTools
import Testing

@testable import Shared

/// A client, the clock it waits by and the server it sends to, which is closed at the end of the test.
final class HTTPFixture: Sendable {
    let clock = VirtualClock()
    let server: LoopbackServer
    let client: RemoteClient

    init(_ script: [String: [LoopbackResponse]] = [:]) throws {
        server = try LoopbackServer(script)
        client = RemoteClient(clock: clock)
    }

    deinit {
        server.close()
    }

    /// Returns a client that sends through `client` to the server and throws errors for statuses.
    func networkClient() throws -> NetworkClient {
        let connection = Connection(.host(try server.url()))
        return NetworkClient(connection: connection, log: RequestLog(), clock: clock, sample: client, remote: client)
    }

    func request(_ path: String) throws -> HTTPRequest {
        HTTPRequest(url: try server.url(path))
    }

    /// Starts a request as work that the clock counts.
    func start(_ path: String) throws -> Task<HTTPResponse, any Error> {
        SharedTests.start(try request(path), on: client, clock)
    }

    /// Sends a request and waits for its end without moving the clock.
    func send(_ path: String) async throws -> HTTPResponse {
        try await start(path).value
    }
}

/// Starts a request as work that the clock counts.
func start(_ request: HTTPRequest, on client: any HTTPClient, _ clock: VirtualClock) -> Task<HTTPResponse, any Error> {
    start(clock) { try await client.send(request) }
}

/// Sends a request and waits for its end without moving the clock.
func send(_ request: HTTPRequest, on client: any HTTPClient, _ clock: VirtualClock) async throws -> HTTPResponse {
    try await start(request, on: client, clock).value
}

/// Records requests in order; the responses are taken from a list.
actor HTTPClientStub: HTTPClient {
    private(set) var messages: [HTTPRequest] = []
    private var answers: [Result<HTTPResponse, ServiceError>]

    init(_ answers: [Result<HTTPResponse, ServiceError>]) {
        self.answers = answers
    }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        messages.append(request)
        return answers.isEmpty ? HTTPResponse(status: 200) : try answers.removeFirst().get()
    }
}

func makeRequest(_ address: String = "https://example.com/image.png") throws -> HTTPRequest {
    HTTPRequest(url: try #require(URL(string: address)))
}
