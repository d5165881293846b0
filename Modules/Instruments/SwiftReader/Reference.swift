/// A name that is used, not declared: a type, a member, a variable. Contextual keywords such as `await` count as names.
package nonisolated struct Reference: Equatable, Sendable {
    package enum Use: Sendable {
        /// Round brackets follow, after generic arguments or at once.
        case call
        /// A single equals sign follows.
        case assignment
        /// It stands in the capture list of a closure.
        case capture
        /// It ends a whole argument or element: a comma or a round bracket follows.
        case argument
        case other
    }

    package let name: String
    /// The name before the dot: empty where an expression or nothing stands before it, `nil` where no dot does.
    package let base: String?
    package let use: Use
    package let line: Int

    package var isCalled: Bool { use == .call }
}
