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

extension TracedStep {
    /// The calls before each change of the screen, with that change, then the remaining calls.
    var parts: [(calls: [Call], change: ScreenChange?)] {
        var rest = calls[...]
        var parts: [(calls: [Call], change: ScreenChange?)] = []
        for change in changes {
            let earlier = rest.prefix { $0.id <= change.after }
            rest = rest.dropFirst(earlier.count)
            parts.append((Array(earlier), change))
        }
        return rest.isEmpty ? parts : parts + [(Array(rest), nil)]
    }
}
