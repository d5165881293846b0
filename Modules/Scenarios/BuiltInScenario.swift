/// A scenario that comes with the app.
package nonisolated struct BuiltInScenario: Sendable {
    /// The name of its file, without suffix.
    package let name: String
    /// The content of its file.
    package let bytes: [UInt8]

    /// What it shows, in one sentence: the first comment of its file.
    package var summary: String {
        let comment = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("#") }
        return (comment ?? "").drop { $0 == "#" || $0 == " " }.description
    }

    /// The lines below that comment.
    package var steps: [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().map(String.init)
    }

    /// The scenario itself. Throws what `ScenarioParser` throws.
    package func parsed() throws(ScenarioError) -> Scenario {
        try ScenarioParser.parse(bytes, file: "\(name).scenario")
    }
}
