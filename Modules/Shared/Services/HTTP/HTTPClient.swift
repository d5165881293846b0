/// Sends one request and returns the complete response.
///
/// Throws `ServiceError`, or `CancellationError` as soon as the task is canceled.
package protocol HTTPClient: Sendable {
    func send(_ request: HTTPRequest) async throws -> HTTPResponse
}

extension HTTPClient {
    /// Sends a request to `endpoint` and decodes the JSON in its response.
    package func value<Value: Decodable>(
        _ type: Value.Type = Value.self,
        from endpoint: Endpoint
    ) async throws -> Value {
        try await send(try endpoint.request).decoded(as: type)
    }
}
