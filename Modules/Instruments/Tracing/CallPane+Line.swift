extension CallPane {
    /// A line of the pane: a call, the number of times that the lines below it are repeated, or a change of the screen.
    package struct Line: Equatable, Sendable {
        package enum Kind: Sendable {
            case message
            /// A call of a part to itself.
            case own
            case other
        }

        /// The part of a pattern that is called.
        package enum Role: String, Sendable {
            case view, presenter, interactor, router, service, screen
        }

        package let text: String
        /// The number of calls that had not returned.
        package let depth: Int
        /// The role of the type that is called, or that answers; `nil` if its name does not tell.
        package let role: Role?
        package let kind: Kind

        /// The name of the moment, if it has the same one in every pattern.
        package let moment: String?

        init(_ text: String, depth: Int, role: Role? = nil, kind: Kind, moment: String? = nil) {
            self.text = text
            self.depth = depth
            self.role = role
            self.kind = kind
            self.moment = moment
        }
    }
}

extension CallPane.Line.Role {
    private static let suffixes: [(suffix: String, role: Self)] = [
        ("ViewController", .view), ("View", .view), ("AppDelegate", .view), ("Presenter", .presenter),
        ("ViewModel", .presenter),
        ("Interactor", .interactor), ("Router", .router), ("Coordinator", .router),
    ]

    /// Finds the role of a type by its name; returns `nil` if the name does not tell.
    package init?(type: String) {
        guard let match = Self.suffixes.first(where: { type.hasSuffix($0.suffix) }) else { return nil }
        self = match.role
    }
}
