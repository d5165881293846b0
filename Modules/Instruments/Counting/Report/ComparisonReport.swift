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
        [shared, ratios, otherSamples, actions, screens, changes, faults]
    }

    private static let introduction = """
        # The patterns compared

        [scripts/comparison](../scripts/comparison) writes this page. `arch-lab compare` prints the same numbers, also for each
        feature. [Measurements](instruments/measurements.md) has times.

        """

    /// The definitions of the numbers.
    private static let definitions = ReportSection(
        title: "What counts",
        text: [
            """
            **A pattern's** code is every Swift file of its target, such as `Modules/MVP`. **Shared** code is the same under every
            pattern: `Shared`, `Screens` and `Headless`. Scenarios, commands and tests of shared code are counted only in “The size
            of a change”.

            """,
            """
            - A **feature** is a folder of the target. `App` is the start of the app, the tabs and the session; `Binding`,
              `Coordinator` and `FeedPicture` hold what several features use.
            - A **line of code** is neither blank nor only a comment; a **token** is a word, number, sign or string literal.
            - A **type** is a class, struct, enum or actor, also a nested one. Protocols count apart, extensions do not.
            - A **strong** or **weak** reference is a stored property whose type is a class, an actor or an `any` protocol, also
              optional or in a collection. Stored **closures** are counted apart, because no declaration says what they retain.
              References inside a stored struct belong to that struct, such as the services in `Services`. `arch-lab compare
              --references Login` lists all that are counted.
            - A **weak capture** is one of a closure, such as `[weak self]`.
            - A **test** is a function with `@Test`, counted once whatever its arguments. A **spy** is a class whose name ends in
              `Spy`. **Set-up** is every line of test code outside tests. What MVC's fewer tests cover was not counted.

            """,
        ]
    )
}
