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
    /// A row for each count; `title` gives the name of a pattern in prose.
    package static func table(of counts: [ScreenCount], title: (String) -> String) -> ReportTable {
        ReportTable(
            columns: ["screen", "parts"],
            rows: counts.map { ["\($0.screen), \(title($0.pattern))", String($0.parts)] }
        )
    }
}
