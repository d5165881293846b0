@testable import Atlas
@testable import Counting
@testable import Tracing

extension Call {
    static func stub(
        _ id: Int,
        _ name: String = "didTapLogIn()",
        _ kind: Kind = .message,
        from: String = "LoginViewController",
        to: String = "LoginPresenter",
        parent: Int? = nil,
        time: Int = 0,
        answers: Int? = nil
    ) -> Call {
        Call(
            id: id,
            parent: parent,
            depth: 0,
            time: time,
            kind: kind,
            from: from,
            to: to,
            name: name,
            answers: answers,
            causedBy: nil
        )
    }

    static func begin(_ id: Int) -> Call {
        stub(id, "logIn(_:)", .begin, from: "LoginPresenter", to: "AccountService")
    }

    static func answer(_ id: Int, to call: Int, time: Int = 0) -> Call {
        stub(id, "logIn(_:)", .answer, from: "AccountService", time: time, answers: call)
    }

    static func own(_ id: Int) -> Call { stub(id, "update()", .own, from: "LoginPresenter") }
}

extension AtlasRecording {
    /// A recording of patterns, each with its steps.
    init(_ name: String, _ patterns: KeyValuePairs<String, [TracedStep]>) {
        let traces = patterns.map { Trace(scenario: name, pattern: $0, commit: nil, steps: $1) }
        self.init(name: name, summary: "A user logs in.", traces: traces)
    }
}

extension TracedStep {
    static func stub(
        _ number: Int = 0,
        _ calls: [Call] = [],
        source: String = "(the app starts)",
        changes: [ScreenChange] = [],
        omitted: [String: Int] = [:],
        screen: [String] = []
    ) -> TracedStep {
        TracedStep(
            number: number,
            source: source,
            calls: calls,
            changes: changes,
            omitted: omitted,
            scene: Scene(screen: screen, viewController: "LoginViewController")
        )
    }
}

extension AtlasPattern {
    /// MVP and VIPER, with one reference each.
    static let stubs = ["MVP", "VIPER"].map { title in
        let edge = StoredReference(
            owner: "LoginViewController",
            name: "presenter",
            type: "LoginPresenter",
            kind: .strong
        )
        let owners = AtlasOwners(features: [[edge]])
        return AtlasPattern(name: title.lowercased(), title: title, module: title, isBaseline: false, owners: owners)
    }
}

extension SmallClone {
    func sources() throws -> AtlasSources { try AtlasSources(patterns: ["MVP", "VIPER"], in: url) }
}
