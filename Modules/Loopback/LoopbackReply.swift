import Foundation

/// How the loopback server answers one request.
nonisolated package enum LoopbackReply: Sendable {
    /// A whole answer; its length is added to the headers.
    case answer(status: Int, headers: [String: String] = [:], body: Data = Data())
    /// Half of the body that was announced, then the end of the connection.
    case cutShort(body: Data)
    /// The first byte of the body; each further one at `drip`.
    case dripping(body: Data)
    /// The end of the connection instead of an answer.
    case hangUp
    /// Nothing, for as long as the client cares to wait.
    case silence

    package static func json(_ text: String) -> LoopbackReply {
        .answer(status: 200, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
    }

    package static func html(_ text: String) -> LoopbackReply {
        .answer(status: 200, headers: ["Content-Type": "text/html"], body: Data(text.utf8))
    }

    package static func status(_ status: Int, headers: [String: String] = [:]) -> LoopbackReply {
        .answer(status: status, headers: headers)
    }

    package static func redirect(to location: String) -> LoopbackReply {
        .answer(status: 302, headers: ["Location": location])
    }

    /// 97 kB that become 100 MB of zeros.
    package static let gzipBomb = gzip(
        [31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 237, 193, 1, 1, 0, 0, 0, 130, 32, 255, 175, 110, 72, 64, 1],
        zeros: 96_968,
        [175, 6, 66, 22, 92, 49, 64, 250, 246, 5]
    )

    /// 6 kB that become 6 MB of zeros: more than an answer may have.
    package static let gzipOverLimit = gzip(
        [31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 237, 193, 1, 13, 0, 0, 0, 194, 160, 247, 79, 109, 15, 7, 20],
        zeros: 5_813,
        [240, 102, 192, 232, 71, 71, 128, 141, 91, 0]
    )

    private static func gzip(_ start: [UInt8], zeros: Int, _ end: [UInt8]) -> LoopbackReply {
        .answer(status: 200, headers: ["Content-Encoding": "gzip"], body: Data(start) + Data(count: zeros) + Data(end))
    }
}
