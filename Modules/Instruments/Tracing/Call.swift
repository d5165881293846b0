/// A line of a trace: what one part of the app causes in another, or in itself.
package struct Call: Codable, Equatable, Sendable {
    package enum Kind: String, CaseIterable, Codable, Sendable {
        /// What a part, or the device, causes in another: a method or a closure that is called, a state that a view
        /// renders, an event that is queued. Returns before anything else happens.
        case message
        /// A call of a part to itself.
        case own
        /// A call on the way of a state or an event to its view; the message is counted elsewhere.
        case delivery
        /// The call of a service that returns later.
        case begin
        /// The return of a service to the type that called it, or a change that the type observes.
        case answer
        /// A change of a view model's state; the message is its rendering.
        case write
    }

    /// The position in the trace, from 1.
    package let id: Int
    /// The call that had not returned when this one was made; `nil` if there was none.
    package let parent: Int?
    /// The number of calls that had not returned.
    package let depth: Int
    /// Milliseconds on the app's clock since the app was started.
    package let time: Int
    package let kind: Kind
    package let from: String
    package let to: String
    package let name: String
    /// For an answer, the call that began the work or the observation.
    package let answers: Int?
    /// For work, an answer or a rendering that comes later, the call that caused it.
    package let causedBy: Int?
    /// Of a closure, its number and those of the closures around it in the function, the outermost first.
    package private(set) var closure: [Int]?
}

extension Call {
    /// The call as one line; a message has the arrow →.
    var text: String {
        switch kind {
        case .message: "\(from) → \(to).\(name)"
        case .own: "\(to).\(name)"
        case .delivery: "\(from) ┄ \(to).\(name)"
        case .begin: "\(from) ⇢ \(to).\(name)"
        case .answer: "\(to) ⇠ \(from)" + (answers.map { " answers \($0)" } ?? "")
        case .write: "\(to) writes \(name)"
        }
    }

    /// The call without its caller, for a narrow line below it.
    var shortText: String {
        switch kind {
        case .message, .own, .delivery: "\(to).\(name)"
        case .begin: "⇢ \(to).\(name)"
        case .answer: "⇠ \(from) to \(to)"
        case .write: "\(to).\(name) ←"
        }
    }

    /// The name of the call of a service or of its answer, the same under every pattern; `nil` for other calls.
    package var moment: String? {
        switch kind {
        case .begin: shortText
        case .answer: "⇠ \(from)"
        case .message, .own, .delivery, .write: nil
        }
    }
}

/// What a part of a pattern is.
package enum PartRole: String, Sendable {
    case view, presenter, interactor, router, service, screen

    private static let suffixes: [(suffix: String, role: Self)] = [
        ("ViewController", .view), ("View", .view), ("AppController", .view), ("Presenter", .presenter),
        ("ViewModel", .presenter), ("Interactor", .interactor), ("Router", .router), ("Coordinator", .router),
    ]

    /// Finds the role of a type by its name; returns `nil` if the name does not tell.
    package init?(type: String) {
        guard let match = Self.suffixes.first(where: { type.hasSuffix($0.suffix) }) else { return nil }
        self = match.role
    }
}
