/// What happened between the parts of a pattern, in numbers. The only place that counts messages.
package struct TraceCounts: Codable, Equatable, Sendable {
    package let pattern: String
    /// What one part, or the device, caused in another.
    package let messages: Int
    /// Calls of a part to itself.
    package let own: Int
    /// Calls on the way of a state or an event to its view.
    package let deliveries: Int
    /// Calls of a service that return later.
    package let services: Int
    /// Answers of services and the changes that they announce; each takes one executor hop.
    package let answers: Int
    /// Turns that the pattern itself starts, each with one executor hop.
    package let turns: Int
    /// All entries of functions that were recorded, shown or omitted.
    package let functions: Int

    package init(_ trace: Trace) {
        let calls = trace.steps.flatMap(\.calls)
        pattern = trace.pattern
        functions = trace.recorded
        messages = calls.count { $0.kind == .message }
        own = calls.count { $0.kind == .own }
        deliveries = calls.count { $0.kind == .delivery }
        services = calls.count { $0.kind == .begin }
        answers = calls.count { $0.kind == .answer }
        turns = calls.count { [.message, .own, .delivery].contains($0.kind) && $0.parent == nil && $0.causedBy != nil }
    }
}

extension TraceCounts {
    /// The number of messages in words.
    package var messagesText: String { Self.text(messages, "message") }

    /// The number of functions in words.
    var functionsText: String { Self.text(functions, "function") }

    /// All numbers but those of deliveries and functions.
    var text: String {
        let others = [
            Self.text(own, "own call"), Self.text(services, "service"), Self.text(answers, "answer"), turnsText,
        ]
        return ([messagesText] + others).joined(separator: ", ")
    }

    /// The other counts, for a narrow line: services and answers by their signs.
    package var shortText: String { "\(services) ⇢, \(answers) ⇠, \(turnsText), \(functionsText)" }

    private var turnsText: String { Self.text(turns, "turn") }

    private static func text(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
