import Foundation

/// A whole answer, whatever its status.
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

    /// The value of a header, whose name may be in any letter case.
    package subscript(header name: String) -> String? {
        headers[name.lowercased()]
    }

    /// The answer itself, or the `ServiceError` its status stands for. `now` turns a date to retry at into a wait.
    package func checked(now: Date) throws(ServiceError) -> HTTPResponse {
        switch status {
        case 200..<300: return self
        case 401, 403: throw .refused
        case 404: throw .notFound
        case 429, 500..<600:
            throw .unavailable(retryAfter: self[header: "Retry-After"].flatMap { RetryAfter.wait($0, now: now) })
        default: throw .unexpected
        }
    }

    /// The JSON of the body as a value. Whatever else the body holds is `ServiceError.unexpected`.
    package func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws(ServiceError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: body)
        } catch {
            throw .unexpected
        }
    }
}
