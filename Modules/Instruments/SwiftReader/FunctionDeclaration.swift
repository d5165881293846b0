/// A function, an initializer (`init`), a deinitializer or a subscript.
package nonisolated struct FunctionDeclaration: Equatable, Sendable {
    package struct Parameter: Equatable, Sendable {
        /// What a caller writes; `nil` for `_`.
        package let label: String?
        package let type: String
        package let hasDefault: Bool
    }

    package let name: String
    package let attributes: [String]
    package let modifiers: [String]
    package let parameters: [Parameter]
    /// `async`, `throws`, `throws(E)` and `rethrows`, as written.
    package let effects: [String]
    /// The type of what it returns, as written; `nil` where none is.
    package let result: String?
    package let lines: ClosedRange<Int>
    /// `nil` for a requirement.
    package let body: ClosedRange<Int>?
}
