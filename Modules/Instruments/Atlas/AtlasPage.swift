import CAtlas
import Foundation

/// The page: one file that fetches nothing.
package struct AtlasPage {
    private let data: AtlasData

    /// Creates a page of `recordings`, with a ladder for each of `patterns` that played one.
    package init(_ recordings: [AtlasRecording], patterns: [AtlasPattern], sources: AtlasSources) {
        let players = patterns.filter { pattern in recordings.contains { $0.traces[pattern.name] != nil } }
        data = AtlasBuilder(recordings, patterns: players, sources: sources).data
    }

    /// Returns the text of the file, the same for the same recordings.
    package func html() throws -> String {
        let (style, script) = (String(cString: atlas_css), String(cString: atlas_js))
        let contents = [
            "policy": """
            default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; \
            style-src '\(Self.hash(style))'; script-src '\(Self.hash(script))'
            """,
            "style": style, "script": script, "data": try json(),
        ]
        let parts = String(cString: atlas_html).components(separatedBy: "{{")
        return parts[0]
            + parts.dropFirst().map { part in
                let pieces = part.components(separatedBy: "}}")
                return (contents[pieces[0]] ?? "") + pieces.dropFirst().joined(separator: "}}")
            }
            .joined()
    }

    /// Returns the data without the characters that could end the element around it.
    private func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(data), as: UTF8.self)
        return [("<", "\\u003c"), (">", "\\u003e"), ("&", "\\u0026")].reduce(text) { $0.replacing($1.0, with: $1.1) }
    }

    private static func hash(_ text: String) -> String {
        "sha256-" + Data(SHA256(Array(text.utf8)).digest).base64EncodedString()
    }
}
