import Counting
import Foundation
import SwiftReader

extension Checks {
    /// A row for each reference, such as `PhotoPresenter → PhotoRouter`, with an answer for each pattern.
    private typealias Answers = [String: [String: String]]

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
            let files = try SourceTree(workspace.tree).files(below: "Modules/\(pattern.module)")
            let key = ReferenceKey(references: counted.total.references, types: files.flatMap(\.types))
            let wrong = rows.filter { answers[$0]?[pattern.name] != key.answer(for: $0) }
            right += rows.count - wrong.count
            nones += rows.count { key.answer(for: $0) == ReferenceKey.none }
            if wrong.isEmpty { continue }
            let answered = wrong.filter { answers[$0]?[pattern.name] ?? "" != "" }
            let missing = "\(wrong.count - answered.count) not answered"
            details.append("\(pattern.title): \(rows.count - wrong.count) of \(rows.count) right, \(missing)")
            details += answered.map { row in
                let answer = answers[row]?[pattern.name] ?? ""
                return "  wrong: \(row)" + (ReferenceKey.words.contains(answer) ? "" : " (“\(answer)” is no answer)")
            }
        }
        let total = rows.count * workspace.patterns.count
        var finding = Finding.counted(right, of: total, "answers are right", details)
        finding.fraction = Double(max(0, right - nones)) / Double(max(1, total - nones))
        return finding
    }
}

/// The right answers for a pattern.
struct ReferenceKey {
    static let none = "none"
    static let words = StoredReference.Kind.allCases.map(\.rawValue) + [none]

    let references: [StoredReference]
    let types: [TypeDeclaration]

    /// Returns the kind of the first reference from a type to another, also by one of its protocols, or to a property.
    func answer(for row: String) -> String {
        let sides = row.components(separatedBy: " → ")
        let target = sides.last ?? ""
        let names = Set([target] + types.filter { $0.name == target }.flatMap(\.inherited))
        let reference = references.first { reference in
            let words = reference.type.split { !($0.isLetter || $0.isNumber) }.map(String.init)
            return reference.owner == sides[0] && !names.isDisjoint(with: words + [reference.name])
        }
        return reference?.kind.rawValue ?? Self.none
    }
}
