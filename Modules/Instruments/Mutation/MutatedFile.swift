import Shared

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
    let body: Int?
}

/// A Swift file with all its mutants.
package struct MutatedFile: Sendable {
    /// The body of a function or an accessor.
    struct Body: Sendable {
        let tokens: Range<Int>
        let bytes: Range<Int>
        let isInitializer: Bool
        /// Whether it is an expression whose value is returned without `return`.
        let isExpression: Bool
    }

    /// The path in the clone.
    let path: String
    let text: String
    let mutants: [Mutant]
    private let bodies: [Body]

    init(path: String, text: String) {
        let finder = MutantFinder(text)
        (self.path, self.text, mutants, bodies) = (path, text, finder.mutants, finder.bodies)
    }

    /// Returns the text with one mutant in place of the code.
    func text(with mutant: Mutant) -> String { text(of: 0..<text.utf8.count, with: mutant) }

    /// Returns the text with mutants of bodies behind a switch on `archLabMutant`. The compiler reports what it finds
    /// in a mutant as found in a file `mutant/ID`.
    func text(with chosen: [Int: Mutant]) -> String {
        var (result, end) = ("", 0)
        for (index, body) in bodies.enumerated() {
            let own = chosen.filter { $0.value.body == index }.sorted { $0.key < $1.key }
            if own.isEmpty { continue }
            result += string(end..<body.bytes.lowerBound) + "\nswitch archLabMutant {\n"
            for (id, mutant) in own {
                result += "case \(id):\n#sourceLocation(file: \"mutant/\(id)\", line: 1)\n"
                result += code(of: body, with: mutant) + "\n#sourceLocation()\n"
            }
            result += "default:\n" + code(of: body) + "\n}\n"
            end = body.bytes.upperBound
        }
        return result + string(end..<text.utf8.count)
    }

    /// Returns the line and the column of a byte, both from 1.
    func position(of byte: Int) -> [String: Int] {
        let before = string(0..<byte).split(separator: "\n", omittingEmptySubsequences: false)
        return ["line": before.count, "column": (before.last?.count ?? 0) + 1]
    }

    func string(_ range: Range<Int>) -> String { String(decoding: Array(text.utf8)[range], as: UTF8.self) }

    /// Returns the code of a case of the switch. The compiler would report an incomplete `self` at the end of the body.
    private func code(of body: Body, with mutant: Mutant? = nil) -> String {
        let code = text(of: body.bytes, with: mutant)
        if body.isInitializer { return code + "\n_ = self" }
        return code.trimmed.isEmpty ? "break" : body.isExpression ? "return " + code.trimmed : code
    }

    private func text(of range: Range<Int>, with mutant: Mutant?) -> String {
        guard let mutant else { return string(range) }
        let before = string(range.lowerBound..<mutant.range.lowerBound)
        return before + mutant.replacement + string(mutant.range.upperBound..<range.upperBound)
    }
}
