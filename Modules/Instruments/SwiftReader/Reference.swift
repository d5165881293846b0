/// A use of a name: a type, a member or a variable. Contextual keywords such as `await` count as names.
package nonisolated struct Reference: Equatable, Sendable {
    package enum Use: Sendable {
        /// An argument list follows, possibly after generic arguments.
        case call
        /// A single `=` follows.
        case assignment
        /// The name is in the capture list of a closure.
        case capture
        /// The name ends a whole argument or element.
        case argument
        case other
    }

    package let name: String
    /// The name before the dot; empty if the base is an expression or implicit, `nil` without a dot.
    package let base: String?
    package let use: Use
    package let line: Int

    package var isCalled: Bool { use == .call }
}
