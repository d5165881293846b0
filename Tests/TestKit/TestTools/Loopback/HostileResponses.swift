import Foundation
import Shared

/// The raw bytes of responses that are damaged, contradictory or rare.
nonisolated package enum HostileResponses {
    /// About a hundred handmade responses.
    package static let all = (statusLines + lengths + chunks + encodings + headers + redirects).map { Data($0) }

    /// Returns `count` more responses: each is one of `all` with a few random changes.
    package static func fuzzed(_ count: Int, seed: UInt64) -> [Data] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            (1...Int.random(in: 1...4, using: &random)).reduce(all.randomElement(using: &random) ?? Data()) {
                bytes,
                _ in
                changed(bytes, &random)
            }
        }
    }

    private static func changed(_ bytes: Data, _ random: inout SeededGenerator) -> Data {
        var bytes = [UInt8](bytes)
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 3: bytes.insert(contentsOf: all.randomElement(using: &random) ?? Data(), at: place)
        case 4: bytes.insert(contentsOf: (0..<8).map { _ in UInt8.random(in: 0...255, using: &random) }, at: place)
        default: for index in place..<end { bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
        }
        return Data(bytes)
    }

    private static let statusLines: [[UInt8]] = [
        "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]",
        "", "\r\n", "\n\n\n", "H", "HTTP", "HTTP/1.1", "HTTP/1.1 ", "HTTP/1.1 200", "HTTP/1.1 200 OK\r",
        "HTTP/1.1 200 OK\r\nContent-Ty", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n", "hello\r\n\r\n",
        "ICY 200 OK\r\n\r\n[]",
        "HTTP/9.9 200 OK\r\n\r\n[]", "HTTP/2 200\r\n\r\n[]", "HTTP/1.1 20 OK\r\n\r\n[]", "HTTP/1.1 2000 OK\r\n\r\n[]",
        "HTTP/1.1 -1 OK\r\n\r\n[]", "HTTP/1.1 000 OK\r\n\r\n[]", "HTTP/1.1 999 ?\r\n\r\n[]", "HTTP/1.0 200 OK\n\n[]",
        "HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\nContent-Ty",
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\n\r\nrest", "HTTP/1.1 199 ?\r\n\r\n",
        String(repeating: "HTTP/1.1 103 Early Hints\r\n\r\n", count: 5_000),
    ].map { Array($0.utf8) }

    private static let lengths: [[UInt8]] = [
        "0", "1", "3", "-1", "+2", "2.0", "0x2", "2, 2", "2, 3", "2\r\nContent-Length: 3", "2\r\nContent-Length: 2", "",
        "9223372036854775804", "9223372036854775807", "9223372036854775808", "99999999999999999999999", "5000001",
        "\u{0}2", "2 2",
    ].map { Array("HTTP/1.1 200 OK\r\nContent-Length: \($0)\r\n\r\n[]".utf8) }

    private static let chunks: [[UInt8]] = [
        "", "0", "0\r\n\r\n", "2\r\n[]\r\n0\r\nX-Trailer: 1\r\n\r\n",
        "2\r\n[]\r\n0\r\n\r\nHTTP/1.1 408 Timeout\r\n\r\n",
        "2;name=value\r\n[]\r\n0\r\n\r\n", "2\n[]\n0\n\n", "2\r\n[]", "3\r\n[]\r\n0\r\n\r\n", "1\r\n[]\r\n0\r\n\r\n",
        "g\r\n[]\r\n",
        "-2\r\n[]\r\n0\r\n\r\n", "ffffffffffffffff\r\n[]", "7fffffffffffffff\r\n[]",
        "00000000000000000000002\r\n[]\r\n0\r\n\r\n",
        "2\r\n[]\r\n0\r\nHTTP/1.1 200 OK\r\n\r\n", "0\r\n" + String(repeating: "X: y\r\n", count: 20_000) + "\r\n",
    ].map { Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\($0)".utf8) }

    private static let encodings: [[UInt8]] = [
        "gzip", "x-gzip", "deflate", "br", "zstd", "identity", "none", "gzip, gzip", "GZIP", "compress",
        String(repeating: "gzip, ", count: 100) + "gzip",
    ].map { Array("HTTP/1.1 200 OK\r\nContent-Encoding: \($0)\r\nContent-Length: 2\r\n\r\n[]".utf8) }

    private static let headers: [[UInt8]] = [
        "no colon", ": no name", "a:\u{0}b", " folded: x", "a: b\r\n c", "a b: c", "Ü: x", "a\rb: c",
        "Set-Cookie: a=b; domain=.",
        "Content-Length: 2\r\nTransfer-Encoding: chunked", "Transfer-Encoding: gzip, chunked", "Transfer-Encoding: ?",
        "Connection: close, keep-alive", "WWW-Authenticate: Negotiate", "Alt-Svc: h3=\":443\"", "Retry-After: soon",
        "a: " + String(repeating: "e\u{301}", count: 20_000), "a: " + String(repeating: "b", count: 300_000),
    ].map { Array("HTTP/1.1 200 OK\r\n\($0)\r\n\r\n[]".utf8) }

    private static let redirects: [[UInt8]] = [
        "", "/\u{0}", "//", "http://", "http://127.1/", "https://127.0.0.1:1/", "?", "file:///etc/hostname",
    ].map { Array("HTTP/1.1 302 Found\r\nLocation: \($0)\r\nContent-Length: 0\r\n\r\n".utf8) }
}
