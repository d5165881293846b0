import Counting
import Foundation

extension Checks {
    /// A row for each reference, such as `PhotoPresenter → PhotoRouter`, with an answer for each pattern.
    private typealias Answers = [String: [String: String]]

    private static let none = "none"
    private static let words = StoredReference.Kind.allCases.map(\.rawValue) + [none]

    /// Compares answers.json with what `arch-lab compare --references` reads. “none” in each row gives no points.
    func answers() throws -> Finding {
        let path = "\(Course.folder)/\(exercise.name)/answers.json"
        guard let answers = try? JSONDecoder().decode(Answers.self, from: submission.files[path] ?? Data()) else {
            return .failed("answers.json is missing, or is no such JSON as that of the start.")
        }
        let rows = try JSONDecoder().decode(Answers.self, from: start.files[path] ?? Data()).keys.sorted()
        let inventory = try Inventory(of: workspace.patterns, in: workspace.tree)
        var (right, nones, details): (Int, Int, [String]) = (0, 0, [])
        for (pattern, counted) in zip(workspace.patterns, inventory.patterns) {
            let types = try SourceTree(workspace.tree).files(below: "Modules/\(pattern.module)").flatMap(\.types)
            let kinds = rows.map { counted.total.references.kind(of: $0, types)?.rawValue ?? Self.none }
            let key = Dictionary(uniqueKeysWithValues: zip(rows, kinds))
            let given = answers.compactMapValues { $0[pattern.name] }.filter { !$0.value.isEmpty }
            let wrong = rows.filter { given[$0] != key[$0] }
            right += rows.count - wrong.count
            nones += kinds.count { $0 == Self.none }
            if wrong.isEmpty { continue }
            let missing = "\(wrong.count { given[$0] == nil }) not answered"
            details.append("\(pattern.title): \(rows.count - wrong.count) of \(rows.count) right, \(missing)")
            for case let (row, answer?) in wrong.map({ ($0, given[$0]) }) {
                details.append("  wrong: \(row)" + (Self.words.contains(answer) ? "" : " (“\(answer)” is no answer)"))
            }
        }
        let total = rows.count * workspace.patterns.count
        var finding = Finding.counted(right, of: total, "answers are right", details)
        finding.fraction = Double(max(0, right - nones)) / Double(max(1, total - nones))
        return finding
    }
}

extension [StoredReference] {
    /// Returns the kind of the first reference from a type to another, also by one of its protocols, or to a property.
    fileprivate func kind(of row: String, _ types: [TypeDeclaration]) -> StoredReference.Kind? {
        let sides = row.components(separatedBy: " → ")
        let names = Set(sides.suffix(1) + types.filter { $0.name == sides.last }.flatMap(\.inherited))
        return first { reference in
            let words = reference.type.split { !($0.isLetter || $0.isNumber) }.map(String.init)
            return reference.owner == sides[0] && !names.isDisjoint(with: words + [reference.name])
        }?.kind
    }
}
