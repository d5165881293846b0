/// The stored references of one screen under each pattern.
package nonisolated struct ReferenceList: Encodable, Equatable, Sendable {
    package struct Entry: Encodable, Equatable, Sendable {
        /// The pattern's name on the command line.
        package let name: String
        package let title: String
        package let references: [StoredReference]
    }

    /// The name of the screen's folder.
    package let screen: String
    package let patterns: [Entry]

    /// Lists the references of the screen with this name, in any letter case; `nil` if there is no such screen.
    package init?(of screen: String, in inventory: Inventory) {
        guard let name = inventory.features.first(where: { $0.lowercased() == screen.lowercased() }) else { return nil }
        self.screen = name
        patterns = inventory.patterns.map { pattern in
            let references = pattern.features.first { $0.name == name }?.references ?? []
            return Entry(name: pattern.name, title: pattern.title, references: references)
        }
    }

    /// A table for each pattern.
    package var text: String {
        patterns.map { entry in
            let rows = entry.references.map { [$0.owner, $0.name, $0.kind.rawValue, $0.type] }
            let table = ReportTable(columns: ["owner", "name", "kind", "type"], rows: rows, isNumeric: false)
            return "\(entry.title)\n\n\(table.text)\n"
        }
        .joined()
    }
}
