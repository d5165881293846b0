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
