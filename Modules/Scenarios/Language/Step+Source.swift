import Headless
import Shared

extension Step {
    /// The step as a line of a scenario; empty for a text to ask for, and for an expectation but of a field.
    package nonisolated var source: String {
        switch self {
        case .type(let label, let text): text.map { "type \(label.inQuotes) \($0.inQuotes)" } ?? ""
        case .tap(let label): "tap \(label.inQuotes)"
        case .tapRow(let row): "tap row \(row.source)"
        case .tapAction(let action, let row): "tap row \(row.source) \(action.inQuotes)"
        case .inSection(let title, let step): "in \(title.inQuotes) \(step.source)"
        case .tab(let title): "tab \(title.inQuotes)"
        case .back: "back"
        case .scrollToEnd: "scroll end"
        case .refresh: "refresh"
        case .wait(let duration): "wait \(duration.decimalSeconds)"
        case .relaunch: "relaunch"
        case .open(let link): "open \(link.text.inQuotes)"
        case .network(let network): "network \(network.word)"
        case .print: "print"
        case .expect(.field(let label, let value)): "expect field \(label.inQuotes) \(value.inQuotes)"
        case .expect: ""
        case .inSameTurn(let step): "+ \(step.source)"
        }
    }
}

extension ScenarioOptions {
    /// The lines that set the options that differ from the defaults.
    nonisolated var sources: [String] {
        let standard = ScenarioOptions()
        var lines: [String] = []
        func set(_ key: String, _ value: String, unless isStandard: Bool) {
            if !isStandard { lines.append("option \(key) \(value)") }
        }
        set("network", network.word, unless: network == standard.network)
        set("latency", latency.decimalSeconds, unless: latency == standard.latency)
        set("policy", app.policy.rawValue, unless: app.policy == standard.app.policy)
        set("landing", app.landing.rawValue, unless: app.landing == standard.app.landing)
        set("after-signup", app.afterSignup.rawValue, unless: app.afterSignup == standard.app.afterSignup)
        set("open", app.link?.text ?? "", unless: app.link == nil)
        return lines
    }
}

extension RowReference {
    fileprivate nonisolated var source: String {
        switch self {
        case .number(let number): "\(number)"
        case .title(let title): title.inQuotes
        }
    }
}

extension String {
    fileprivate nonisolated var inQuotes: String {
        "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
