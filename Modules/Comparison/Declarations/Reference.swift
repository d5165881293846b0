/// A name that is used, not declared: a type, a member, a variable. Contextual keywords such as `await` count as names.
package nonisolated struct Reference: Equatable, Sendable {
    package let name: String
    /// The name before the dot: empty where an expression or nothing stands before it, `nil` where no dot does.
    package let base: String?
    /// Whether round brackets follow.
    package let isCalled: Bool
    package let line: Int
}
