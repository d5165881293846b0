import Foundation
import TestSupport

@testable import Atlas
@testable import Counting
@testable import Tracing

extension Call {
    static func stub(
        _ id: Int,
        _ name: String = "didTapLogIn()",
        kind: Kind = .message,
        from: String = "LoginViewController",
        to: String = "LoginPresenter",
        depth: Int = 0,
        time: Int = 0,
        answers: Int? = nil
    ) -> Call {
        Call(
            id: id,
            parent: nil,
            depth: depth,
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
        stub(id, "logIn(_:)", kind: .begin, from: "LoginPresenter", to: "AccountService")
    }

    static func answer(_ id: Int, to call: Int, time: Int = 0) -> Call {
        stub(id, "logIn(_:)", kind: .answer, from: "AccountService", to: "LoginPresenter", time: time, answers: call)
    }

    static func own(_ id: Int) -> Call {
        stub(id, "update()", kind: .own, from: "LoginPresenter")
    }
}

extension TracedStep {
    static func stub(
        _ number: Int = 0,
        _ source: String = "(the app starts)",
        _ calls: [Call] = [],
        omitted: [Omission: Int] = [:],
        screen: [String] = []
    ) -> TracedStep {
        TracedStep(
            number: number,
            source: source,
            calls: calls,
            changes: [],
            omitted: Dictionary(uniqueKeysWithValues: omitted.map { ($0.key.rawValue, $0.value) }),
            scene: Scene(screen: screen, viewController: "LoginViewController")
        )
    }
}

extension Trace {
    static func stub(_ pattern: String, scenario: String = "log-in", _ steps: [TracedStep]) -> Trace {
        Trace(scenario: scenario, pattern: pattern, commit: nil, steps: steps)
    }
}

extension AtlasPattern {
    static let mvp = stub("mvp", "MVP")
    static let viper = stub("viper", "VIPER")

    private static func stub(_ name: String, _ title: String) -> AtlasPattern {
        let owners = AtlasOwners(features: [
            [.init(owner: "LoginViewController", name: "presenter", type: "LoginPresenter", kind: .strong)]
        ])
        return AtlasPattern(name: name, title: title, module: title, isBaseline: false, owners: owners)
    }
}

/// A clone with the few files that a test gives it.
struct SmallClone {
    private let directory: TemporaryDirectory

    /// Writes `files`, by path below `Modules`.
    init(_ files: [String: String] = [:]) throws {
        directory = try TemporaryDirectory()
        for module in ["MVP", "VIPER", "Shared", "Headless", "Screens"] {
            let folder = directory.url.appending(path: "Modules/\(module)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        for (path, text) in files {
            try Data(text.utf8).write(to: directory.url.appending(path: "Modules/\(path)"))
        }
    }

    var url: URL { directory.url }

    func sources() throws -> AtlasSources {
        try AtlasSources(patterns: ["MVP", "VIPER"], in: directory.url)
    }
}
