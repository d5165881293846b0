/// A function, an initializer (`init`), a deinitializer or a subscript.
package nonisolated struct FunctionDeclaration: Equatable, Sendable {
    package struct Parameter: Equatable, Sendable {
        /// The argument label; `nil` for `_`.
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
    /// The return type as written; `nil` if there is none.
    package let result: String?
    package let lines: ClosedRange<Int>
    /// The lines of the body; `nil` for a protocol requirement.
    package let body: ClosedRange<Int>?
}
