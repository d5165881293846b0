import Foundation

/// A response of the loopback server to one request.
nonisolated package enum LoopbackResponse: Sendable {
    /// Everything that was announced; a header with its length is added.
    case complete(status: Int, headers: [String: String] = [:], body: Data = Data())
    /// Half of the announced body, then the end of the connection.
    case cutShort(body: Data)
    /// The first byte of the body, then one more at each `drip`.
    case dripping(body: Data)
    /// A reset of the connection instead of a response.
    case reset
    /// No response until the client gives up.
    case silence
    /// Exactly these bytes, then the end of the connection.
    case raw(Data)
    /// These bytes, then zeros until the client closes the connection.
    case endless(after: Data)

    package static func json(_ text: String) -> LoopbackResponse {
        .complete(status: 200, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
    }

    package static func html(_ text: String) -> LoopbackResponse {
        .complete(status: 200, headers: ["Content-Type": "text/html"], body: Data(text.utf8))
    }

    package static func status(_ status: Int, headers: [String: String] = [:]) -> LoopbackResponse {
        .complete(status: status, headers: headers)
    }

    package static func redirect(to location: String) -> LoopbackResponse {
        .complete(status: 302, headers: ["Location": location])
    }

    /// A response whose body never ends.
    package static let endlessBody = endless(after: Data("HTTP/1.1 200 OK\r\n\r\n".utf8))

    /// A response with the first and last bytes of a JPEG.
    package static let image = LoopbackResponse.complete(
        status: 200,
        headers: ["Content-Type": "image/jpeg"],
        body: Data([0xFF, 0xD8, 0xFF, 0xD9])
    )

    /// A response of 97 kB that decompresses to 100 MB of zeros.
    package static let gzipBomb = complete(
        status: 200,
        headers: ["Content-Encoding": "gzip"],
        body: Data([31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 237, 193, 1, 1, 0, 0, 0, 130, 32, 255, 175, 110, 72, 64, 1])
            + Data(count: 96_968) + Data([175, 6, 66, 22, 92, 49, 64, 250, 246, 5])
    )
}
