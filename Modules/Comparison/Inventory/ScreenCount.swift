/// What opening a screen under a pattern brings into memory.
package nonisolated struct ScreenCount: Codable, Equatable, Sendable {
    package let screen: String
    /// The pattern's word on the command line.
    package let pattern: String
    /// The objects of the pattern's own types that are in memory once the screen has settled.
    package let parts: Int
    /// All that is in memory then and was not before, in the runs with the least and the most.
    package let alive: ClosedRange<Int>
    /// All that was allocated until then, in the runs with the least and the most.
    package let allocated: ClosedRange<Int>

    /// Sums up the runs of one screen under one pattern. Returns `nil` if there was none, or if they differ in the parts.
    package init?(screen: String, pattern: ComparedPattern, runs: [Allocations]) {
        let parts = Set(runs.map { $0.alive(of: pattern.module) })
        let (alive, allocated) = (runs.map(\.alive).sorted(), runs.map(\.count).sorted())
        guard parts.count == 1, let parts = parts.first else { return nil }
        self.screen = screen
        self.pattern = pattern.name
        self.parts = parts
        self.alive = alive[0]...alive[alive.count - 1]
        self.allocated = allocated[0]...allocated[allocated.count - 1]
    }
}

nonisolated extension ScreenCount {
    /// A row for each count; `title` gives the name of a pattern in prose.
    package static func table(of counts: [ScreenCount], title: (String) -> String) -> ReportTable {
        ReportTable(
            columns: ["screen", "parts", "alive", "allocated"],
            rows: counts.map { count in
                ["\(count.screen), \(title(count.pattern))", "\(count.parts)", count.alive.text, count.allocated.text]
            }
        )
    }
}

nonisolated extension ClosedRange<Int> {
    fileprivate var text: String { lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound)–\(upperBound)" }
}
