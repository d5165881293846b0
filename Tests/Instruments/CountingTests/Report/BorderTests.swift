import TestSupport
import Testing

@testable import Counting

@Suite("The border between a pattern and what is shared") struct BorderTests {
    @Test func `divides by the first pattern, then by the second, in each way of counting`() throws {
        let table = try report().border.table

        let pairs = ["Pattern B / Pattern A", "Pattern C / Pattern A", "Pattern C / Pattern B"]
        #expect(table?.columns == ["counted"] + pairs)
        #expect(
            table?.rows == [
                ["lines", "2.00", "4.00", "2.00"],
                ["with 2 lines of Shared", "1.33", "2.00", "1.50"],
                ["tokens", "3.00", "2.00", "0.67"],
                ["100 columns", "1.50", "2.50", "1.67"],
                ["range", "1.33–3.00", "2.00–4.00", "0.67–2.00"],
            ]
        )
    }

    @Test func `omits a width that a pattern was not formatted for`() throws {
        var findings = Findings()
        findings.formatted = [Findings.FormattedLines(columns: 80, pattern: "a", lines: 5)]

        #expect(try report(findings).border.table?.rows.count == 4)
    }

    @Test func `says in which direction each ratio moves`() throws {
        try report().border.remarks.expect([
            """
            Smaller in all rows but the first: Pattern C / Pattern A, Pattern C / Pattern B.
            Smaller in some rows, larger in others: Pattern B / Pattern A.

            """
        ])
    }

    @Test(
        arguments: [
            ([2, 1, 1.5], Measure.Movement.falls), ([2, 3], .rises), ([2, 1, 3], .varies), ([2, 2], .varies),
        ]
    )
    func `compares each ratio with the first`(ratios: [Double], movement: Measure.Movement) {
        #expect(Measure.Movement(of: ratios) == movement)
    }

    private func report(_ findings: Findings? = nil) throws -> ComparisonReport {
        let clone = try SmallClone([
            "Modules/A/Login/View.swift": "struct View {}",
            "Modules/B/Login/View.swift": "struct View { struct A {} }\nstruct B {}",
            "Modules/C/Login/View.swift": "struct View\n{\n}\nstruct B {}",
            "Modules/Shared/Presentation/Mark.swift": "enum Mark {\n}",
            "docs/formatted.json": """
            [
                {"columns": 100, "lines": 4, "pattern": "a"},
                {"columns": 100, "lines": 6, "pattern": "b"},
                {"columns": 100, "lines": 10, "pattern": "c"}
            ]
            """,
        ])
        return ComparisonReport(
            inventory: try clone.inventory(of: ["A", "B", "C"]),
            findings: try findings ?? Findings(in: clone.url)
        )
    }
}
