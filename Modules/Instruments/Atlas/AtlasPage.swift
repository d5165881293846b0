import CInstruments
import Foundation

/// The page: one file that fetches nothing. Its policy permits its own style and script alone, by their hashes, which
/// are in Page/page.html.
package struct AtlasPage {
    private let data: AtlasData

    /// Creates a page of `recordings`, with a ladder for each of `patterns` that played one.
    package init(_ recordings: [AtlasRecording], patterns: [AtlasPattern], sources: AtlasSources) {
        let players = patterns.filter { pattern in recordings.contains { $0.traces[pattern.name] != nil } }
        data = AtlasBuilder(recordings, patterns: players, sources: sources).data
    }

    /// Returns the text of the file, the same for the same recordings.
    package func html() throws -> String {
        let contents = [
            "style": String(cString: atlas_css), "script": String(cString: atlas_js), "data": try json(),
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
}

/// A pattern of the atlas: its names, and what its clone says of it.
package struct AtlasPattern: Sendable {
    /// The name on the command line.
    package let name: String
    /// The name in prose.
    package let title: String
    /// The name of the target.
    package let module: String
    package let isBaseline: Bool
    package let owners: AtlasOwners

    package init(name: String, title: String, module: String, isBaseline: Bool, owners: AtlasOwners) {
        self.name = name
        self.title = title
        self.module = module
        self.isBaseline = isBaseline
        self.owners = owners
    }
}
