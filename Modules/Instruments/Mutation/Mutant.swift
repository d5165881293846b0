/// The code of a file with one small change.
package struct Mutant: Equatable, Sendable {
    /// The kind of change, as docs/instruments/census.md names it.
    package enum Operator: String, CaseIterable, Codable, Sendable {
        case relational = "RelationalOperatorReplacement"
        case logical = "LogicalOperatorReplacement"
        case arithmetic = "ArithmeticOperatorReplacement"
        case boolean = "BooleanLiteralReplacement"
        case negation = "NegateConditional"
        case ternary = "SwapTernary"
        case call = "RemoveSideEffects"
        case assignment = "RemoveAssignment"
        case `guard` = "RemoveGuard"
        case exchange = "ExchangeStatements"
        case reference = "StrengthenReference"
        case number = "NumberLiteralReplacement"
        case argument = "ReplaceArgument"
        case repetition = "RepeatCase"
    }

    let kind: Operator
    /// The replaced bytes of the file.
    let range: Range<Int>
    let replacement: String
    /// The index of the body around it; `nil` in a declaration, which no switch can change.
    package let body: Int?
}
