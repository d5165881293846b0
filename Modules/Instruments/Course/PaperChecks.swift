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

extension Checks {
    /// The number of messages that make a list complete, unless fewer were recorded.
    private static let needed = 3

    /// Compares prediction.txt with the recording. A complete list gives points, right or wrong.
    func prediction(_ part: ExercisePart) throws -> Finding {
        let path = "\(Course.folder)/\(exercise.name)/prediction.txt"
        let predicted = Self.lists(in: submission.files[path] ?? Data())
        let recorded = Self.lists(in: try Data(contentsOf: workspace.tree.appending(path: part.recording ?? "")))
        let unknown = Set(predicted.keys).subtracting(workspace.patterns.map(\.name)).sorted()
        let sources = SourceTree(workspace.tree)
        var complete = 0
        var details = unknown.map { "“\($0):” is no heading of the start" }
        for pattern in workspace.patterns {
            let (list, expected) = (predicted[pattern.name] ?? [], recorded[pattern.name] ?? [])
            let files = try ["Shared", "Headless", pattern.module].flatMap { try sources.files(below: "Modules/\($0)") }
            let needed = min(Self.needed, expected.count)
            let objection = Self.objection(to: list, types: Set(files.flatMap(\.types).map(\.name)), needed: needed)
            if objection == nil { complete += 1 }
            details.append("\(pattern.title): \(objection ?? Self.deviation(of: list, from: expected))")
        }
        return .counted(complete, of: workspace.patterns.count, "lists are complete", details)
    }

    /// Reads lists of messages such as `Device → LoginViewController.logIn()`, each after its pattern and a colon.
    private static func lists(in text: Data) -> [String: [String]] {
        var (lists, pattern): ([String: [String]], String) = ([:], "")
        let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
        for line in lines.map({ $0.trimmingCharacters(in: .whitespaces) }) where !line.hasPrefix("#") {
            if line.hasSuffix(":") {
                pattern = String(line.dropLast())
            } else if !line.isEmpty {
                lists[pattern, default: []].append(line.replacing("->", with: "→"))
            }
        }
        return lists
    }

    /// Returns why the list is not complete; `nil` if it is.
    private static func objection(to list: [String], types: Set<String>, needed: Int) -> String? {
        if list.count < needed { return "\(list.count) of at least \(needed) messages" }
        for (message, names) in zip(list, list.map(self.types)) {
            if names.count != 2 { return "“\(message)” is not of the form FROM -> TO" }
            if let name = names.first(where: { !types.contains($0) }) {
                return "there is no type “\(name)”, as in “\(message)”"
            }
        }
        return nil
    }

    /// Describes the first message that differs; of a message, only the types are compared.
    static func deviation(of list: [String], from recorded: [String]) -> String {
        let same = zip(list, recorded).prefix { types(of: $0) == types(of: $1) }.count
        switch (list.dropFirst(same).first, recorded.dropFirst(same).first) {
        case (nil, nil): return "as recorded"
        case (nil, let next?): return "message \(same + 1) is missing: recorded is \(next)"
        case (let extra?, nil): return "message \(same + 1) was not recorded: you wrote \(extra)"
        case (let mine?, let next?): return "message \(same + 1): you wrote \(mine), recorded is \(next)"
        }
    }

    /// Returns the types of a message, without its method.
    private static func types(of message: String) -> [String] {
        message.split(separator: "→").map { $0.prefix { $0 != "." }.trimmingCharacters(in: .whitespaces) }
    }
}
