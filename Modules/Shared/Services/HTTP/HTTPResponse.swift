import Foundation

/// A complete response, with any status.
package struct HTTPResponse: Equatable, Sendable {
    package let status: Int
    package let body: Data
    private let headers: [String: String]

    package init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.body = body
        self.headers = Dictionary(
            headers.map { name, value in (name.lowercased(), value) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The value of a header; its name is case-insensitive.
    package subscript(header name: String) -> String? {
        headers[name.lowercased()]
    }

    /// Returns the response, or throws the `ServiceError` that its status stands for. `now` converts a retry date to a
    /// duration.
    package func checked(now: Date) throws(ServiceError) -> HTTPResponse {
        switch status {
        case 200..<300: return self
        case 401, 403: throw .refused
        case 404: throw .notFound
        // Of a proxy, which lets nobody through without a password.
        case 407: throw .noConnection
        case 429, 500..<600:
            throw .unavailable(retryAfter: self[header: "Retry-After"].flatMap { RetryAfter.wait($0, now: now) })
        default: throw .unexpected
        }
    }

    /// Decodes the body as JSON. Throws `ServiceError.unexpected` if it cannot be decoded, or if it has more combining
    /// marks in a row than `CombiningMarks.limit`: `JSONDecoder` itself would hash them, in the names of values.
    package func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws(ServiceError) -> Value {
        guard hasFewMarks else { throw .unexpected }
        do {
            return try JSONDecoder().decode(type, from: body)
        } catch {
            throw .unexpected
        }
    }
}
