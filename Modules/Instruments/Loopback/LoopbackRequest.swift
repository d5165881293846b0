import Foundation

/// A request as it was received.
nonisolated package struct LoopbackRequest: Equatable, Sendable {
    /// The path and query, exactly as sent.
    package let target: String
    private let headers: [String: String]

    /// The path without the query.
    package var path: String {
        String(target.prefix { $0 != "?" })
    }

    /// The value of a header; its name is case-insensitive.
    package subscript(header name: String) -> String? {
        headers[name.lowercased()]
    }

    /// Removes the first complete request from the bytes received; returns `nil` if there is none yet.
    init?(takingFrom bytes: inout Data) {
        guard let range = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<range.lowerBound], as: UTF8.self).split(separator: "\r\n")
        bytes.removeSubrange(..<range.upperBound)
        let words = lines.first?.split(separator: " ") ?? []
        target = words.count > 1 ? String(words[1]) : ""
        headers = lines.dropFirst().reduce(into: [:]) { headers, line in
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingPrefix { $0 == " " } }
            if parts.count == 2 { headers[parts[0].lowercased()] = String(parts[1]) }
        }
    }
}
