import Shared

extension MutatedFile {
    /// Returns the text with one mutant in place of the code.
    package func text(with mutant: Mutant) -> String { text(of: 0..<bytes.count, with: mutant) }

    /// Returns the text with mutants of bodies behind a switch on `archLabMutant`. The compiler reports what it finds
    /// in a mutant as found in a file `mutant/ID`.
    package func text(with chosen: [Int: Mutant]) -> String {
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
        return result + string(end..<bytes.count)
    }

    /// Returns the line and the column of a byte, both from 1.
    func position(of byte: Int) -> [String: Int] {
        let before = string(0..<byte).split(separator: "\n", omittingEmptySubsequences: false)
        return ["line": before.count, "column": (before.last?.count ?? 0) + 1]
    }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

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
