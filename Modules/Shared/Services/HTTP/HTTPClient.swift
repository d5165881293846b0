/// Sends one request and returns the whole answer.
///
/// Throws a `ServiceError`, whose words a person may read, or `CancellationError` at once when the task is canceled.
package protocol HTTPClient: Sendable {
    func send(_ request: HTTPRequest) async throws -> HTTPResponse
}

extension HTTPClient {
    /// Asks `endpoint` and decodes the JSON it answers.
    package func value<Value: Decodable>(
        _ type: Value.Type = Value.self,
        from endpoint: Endpoint
    ) async throws -> Value {
        try await send(try endpoint.request).decoded(as: type)
    }
}
