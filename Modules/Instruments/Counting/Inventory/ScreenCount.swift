/// The objects that opening a screen under a pattern creates.
package nonisolated struct ScreenCount: Codable, Equatable, Sendable {
    package let screen: String
    /// The pattern's name on the command line.
    package let pattern: String
    /// The number of new objects of the pattern's own types once the screen has settled.
    package let parts: Int

    package init(screen: String, pattern: String, parts: Int) {
        self.screen = screen
        self.pattern = pattern
        self.parts = parts
    }
}

nonisolated extension ScreenCount {
    /// Returns a table with a row for each screen and a column for each pattern; `title` returns a pattern's name in
    /// prose.
    package static func table(of counts: [ScreenCount], title: (String) -> String) -> ReportTable {
        let patterns = distinct(counts.map(\.pattern))
        let rows = distinct(counts.map(\.screen)).map { screen in
            [screen] + patterns.map { parts(of: screen, under: $0, in: counts) }
        }
        return ReportTable(columns: ["screen"] + patterns.map(title), rows: rows)
    }

    private static func parts(of screen: String, under pattern: String, in counts: [ScreenCount]) -> String {
        let count = counts.first { $0.screen == screen && $0.pattern == pattern }
        return count.map { String($0.parts) } ?? "–"
    }

    private static func distinct(_ names: [String]) -> [String] {
        names.reduce(into: []) { found, name in
            if !found.contains(name) { found.append(name) }
        }
    }
}
