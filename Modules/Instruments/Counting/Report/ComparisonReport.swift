/// The counts of the patterns as a report.
package nonisolated struct ComparisonReport: Encodable, Equatable, Sendable {
    package let inventory: Inventory
    package let findings: Findings

    package init(inventory: Inventory, findings: Findings) {
        self.inventory = inventory
        self.findings = findings
    }

    /// The tables with their titles.
    package var text: String {
        let sections = [totals] + inventory.patterns.map(features) + findingSections
        let tables = sections.compactMap { section in section.table.map { "\(section.title)\n\n\($0.text)\n" } }
        return tables.joined() + "docs/comparison.md says what counts as what.\n"
    }

    /// The page `docs/comparison.md`.
    package var markdown: String {
        let sections = [Self.definitions, totals, linesByFeature] + findingSections
        return ([Self.introduction] + sections.map(\.markdown)).joined(separator: "\n")
    }

    private var findingSections: [ReportSection] {
        [shared, border, otherSamples, actions, screens, changes] + faults
    }

    private static let introduction = """
        # The patterns compared

        [scripts/comparison](../scripts/comparison) writes this page. `arch-lab compare` prints the same numbers, also for each
        feature. MVC is the baseline. There is no overall score. [Measurements](instruments/measurements.md) has the times of a
        tap and of a build.

        """
}
