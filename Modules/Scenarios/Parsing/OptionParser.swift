import Shared

/// Parses what follows the word `option`. The table below contains all options.
nonisolated enum OptionParser {
    typealias Form = @Sendable (inout TokenReader, inout ScenarioOptions) throws(ScenarioError) -> Void

    /// The forms after `option`.
    static let forms: KeyValuePairs<String, Form> = [
        "network": { reader, options throws(ScenarioError) in
            options.network = try reader.network(isLiveAllowed: true)
        },
        "latency": { reader, options throws(ScenarioError) in options.latency = try reader.seconds() },
        "policy": { reader, options throws(ScenarioError) in options.app.policy = try reader.choice() },
        "landing": { reader, options throws(ScenarioError) in options.app.landing = try reader.choice() },
        "after-signup": { reader, options throws(ScenarioError) in options.app.afterSignup = try reader.choice() },
        "open": { reader, options throws(ScenarioError) in
            options.app.link = try reader.link()
        },
    ]

    static func parse(_ reader: inout TokenReader, into options: inout ScenarioOptions) throws(ScenarioError) {
        let form = try reader.choice("an option", of: forms, otherwise: "Choose \(forms.map(\.key).asAlternatives).")
        try form(&reader, &options)
        try reader.end()
    }
}
