/// The calls that a pattern made while it played a scenario.
package struct Trace: Codable, Equatable, Sendable {
    /// The version of this format.
    package let version: Int
    /// The commit of the code; `nil` if it is unknown.
    package let commit: String?
    package let scenario: String
    package let pattern: String
    package let steps: [TracedStep]
    /// The number of entries of the pattern's functions, and of services and navigation called by the pattern.
    package let recorded: Int
    /// The number of entries that are shown as calls.
    package let shown: Int
    /// The number of entries that are omitted, by kind.
    package let omitted: [String: Int]

    package static let currentVersion = 3

    package init(scenario: String, pattern: String, commit: String?, steps: [TracedStep]) {
        version = Self.currentVersion
        self.commit = commit
        self.scenario = scenario
        self.pattern = pattern
        self.steps = steps
        shown = steps.map(\.calls.count).reduce(0, +)
        omitted = steps.reduce(into: [:]) { $0.merge($1.omitted, uniquingKeysWith: +) }
        recorded = shown + omitted.values.reduce(0, +)
    }

    /// Returns the trace of only one step; `nil` if there is no such step.
    package func with(step number: Int) -> Trace? {
        steps.first { $0.number == number }.map { step in
            Trace(scenario: scenario, pattern: pattern, commit: commit, steps: [step])
        }
    }
}

/// A step of the scenario, or the launch of the app before the first one.
package struct TracedStep: Codable, Equatable, Sendable {
    /// The step's number from 1; 0 is the launch.
    package let number: Int
    package let source: String
    /// The calls from the step until all its work has finished, in order.
    package let calls: [Call]
    /// The changes of the screen during the step.
    package let changes: [ScreenChange]
    /// The number of entries that are omitted, by kind.
    package let omitted: [String: Int]
    /// What the device shows after the step.
    package private(set) var scene = Scene()
}

extension TracedStep {
    /// What a device shows, and the objects behind it.
    package struct Scene: Codable, Equatable, Sendable {
        /// The lines of the screen.
        package let screen: [String]
        /// The class of the visible view controller; `nil` if there is none.
        package let viewController: String?
        /// The references between objects of the pattern that lead from it.
        package let references: [LiveReference]

        package init(screen: [String] = [], viewController: String? = nil, references: [LiveReference] = []) {
            self.screen = screen
            self.viewController = viewController
            self.references = references
        }
    }

    /// A stored property that refers to another object.
    package struct LiveReference: Codable, Hashable, Sendable {
        /// The class of the object that has the property.
        package let owner: String
        package let name: String
        /// The class of the object that it refers to.
        package let target: String

        package init(owner: String, name: String, target: String) {
            self.owner = owner
            self.name = name
            self.target = target
        }
    }
}

/// The lines of the screen that differ between two moments.
package struct ScreenChange: Codable, Equatable, Sendable {
    /// The last call before the change; 0 if there was none.
    package let after: Int
    package private(set) var removed: [String] = []
    package private(set) var added: [String] = []

    init(after call: Int, from old: [String], to new: [String]) {
        after = call
        for change in new.difference(from: old) {
            switch change {
            case .remove(_, let line, _): removed.insert(line, at: 0)
            case .insert(_, let line, _): added.append(line)
            }
        }
    }
}
