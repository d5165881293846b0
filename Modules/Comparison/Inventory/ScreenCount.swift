/// The objects that opening a screen under a pattern brings into memory.
package nonisolated struct ScreenCount: Codable, Equatable, Sendable {
    package let screen: String
    /// The pattern's word on the command line.
    package let pattern: String
    /// The objects of the pattern's own types that are in memory once the screen has settled, and were not before.
    package let parts: Int

    package init(screen: String, pattern: String, parts: Int) {
        self.screen = screen
        self.pattern = pattern
        self.parts = parts
    }
}

nonisolated extension ScreenCount {
    /// A row for each screen, a column for each pattern; `title` gives the name of a pattern in prose.
    package static func table(of counts: [ScreenCount], title: (String) -> String) -> ReportTable {
        let screens = counts.map(\.screen).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let patterns = counts.map(\.pattern).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let rows = screens.map { screen in
            patterns.map { pattern in
                counts.first { $0.screen == screen && $0.pattern == pattern }.map { String($0.parts) } ?? "–"
            }
        }
        return ReportTable(
            columns: ["screen"] + patterns.map(title),
            rows: zip(screens, rows).map { [$0] + $1 }
        )
    }
}
