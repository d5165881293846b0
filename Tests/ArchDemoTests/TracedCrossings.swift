import Foundation

@testable import Comparison

/// The crossings of a step up to the last call of its view controller, as a page of `docs/traces` and the stored
/// references of the pattern's code show them.
struct TracedCrossings {
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    private let types: [TypeDeclaration]
    private let references: [StoredReference]

    /// Reads the code of the pattern's target.
    init(in module: String) throws {
        let files = try SourceTree(Self.root).files(below: "Modules/\(module)")
        types = files.flatMap(\.types)
        references = ReferenceReader(objectsIn: files).references(in: files)
    }

    /// Counts the arrows below the heading `title` of a page.
    func count(onPage page: String, below title: String) throws -> Crossings {
        let text = try String(contentsOf: Self.root.appending(path: "docs/traces/\(page).md"), encoding: .utf8)
        let part = text.components(separatedBy: "\n## ").first { $0.hasPrefix(title + "\n") } ?? ""
        let arrows = Self.arrows(in: part)
        let last = arrows.lastIndex { $0.to.hasSuffix("ViewController") } ?? arrows.startIndex
        return arrows[...last].reduce(into: Crossings()) { add($1, to: &$0) }
    }

    private struct Arrow {
        let from, to, name: String
        let count: Int
    }

    private static func arrows(in diagram: String) -> [Arrow] {
        var count = 1
        return diagram.split(separator: "\n").compactMap { line in
            if let loop = line.firstMatch(of: /loop ×([0-9]+)/) { count = Int(loop.1) ?? 1 }
            if line.hasSuffix(" end") { count = 1 }
            guard let arrow = line.firstMatch(of: /(\w+)->>(\w+): (.+)/) else { return nil }
            return Arrow(from: String(arrow.1), to: String(arrow.2), name: String(arrow.3), count: count)
        }
    }

    /// A view controller calls its own method from the button's closure. A call of a class that is not behind a protocol
    /// costs as much as a direct call.
    private func add(_ arrow: Arrow, to crossings: inout Crossings) {
        switch arrow.name {
        case "writes state", "raise(_:)": crossings.writes += arrow.count
        case "update()": crossings.turns += arrow.count
        default:
            if arrow.from == arrow.to, arrow.from.hasSuffix("ViewController") { crossings.closures += arrow.count }
            guard arrow.from != arrow.to, let reference = reference(from: arrow.from, to: arrow.to) else { return }
            if reference.kind == .weak { crossings.weak += arrow.count }
            if reference.kind == .strong, reference.type.contains("any ") { crossings.stored += arrow.count }
        }
    }

    private func reference(from owner: String, to type: String) -> StoredReference? {
        let names = Set(conformances(of: type))
        return references.first { reference in
            reference.owner == owner
                && reference.type.matches(of: /\w+/).contains { names.contains(String($0.output)) }
        }
    }

    /// The type, its protocols and theirs.
    private func conformances(of type: String) -> [String] {
        let inherited = types.filter { $0.name == type }.flatMap(\.inherited).map { name in
            String(name.prefix { $0 != "<" })
        }
        return [type] + inherited.flatMap(conformances)
    }
}
