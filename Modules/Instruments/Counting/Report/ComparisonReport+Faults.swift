import Foundation

nonisolated extension ComparisonReport {
    /// The faults that each check caught, or the name of the script that makes them.
    var faults: ReportSection {
        guard let results = findings.faults else {
            return notCounted("Faults caught", by: "faults", in: "scripts/faults.d/results.json")
        }
        let method = """
            [Faults](instruments/faults.md) were planted one at a time. “Cannot be made” counts those that a pattern does not allow.
            The other rows have the faults caught of those made under every pattern, and Wilson's 95 % interval in percent. All
            compile, because they were chosen so.

            Recorded at commit `cd5066af`, after tests had been added for them: the table ranks nothing. In the [first
            record](../scripts/faults.d/first-record.json) the roles' own tests caught 11 (MVP), 14 (VIPER) and 10 (MVVM); MVC's,
            written last, 6.

            """
        let table = CaughtFaults(results, of: inventory.patterns).table
        return ReportSection(title: "Faults caught", text: [method], table: table)
    }
}

/// What each check caught, for the patterns in which any fault was made.
nonisolated struct CaughtFaults {
    /// How many faults a check caught of those on which it was run.
    struct Share: Equatable {
        let caught: Int
        let run: Int
    }

    private static var checks: [(name: String, result: KeyPath<Findings.Fault, Bool?>)] {
        [
            ("roles' own tests", \.tests), ("leak checks", \.leaks), ("scenarios", \.scenarios),
            ("monkey", \.monkey), ("rules", \.rules),
        ]
    }

    /// The titles of the patterns.
    let patterns: [String]
    /// The faults that each pattern does not allow, such as “2/18”.
    let impossible: [String]
    /// The results of each check on the faults made under every pattern, in the order of the patterns.
    let checks: [(name: String, shares: [Share])]

    /// Orders the patterns as `patterns` does.
    init(_ faults: [Findings.Fault], of patterns: [PatternCount]) {
        let patterns = patterns.filter { pattern in faults.contains { $0.pattern == pattern.name } }
        let groups = Dictionary(grouping: faults, by: \.fault)
        let compared = groups.values.filter { Set($0.map(\.pattern)).isSuperset(of: patterns.map(\.name)) }
        self.patterns = patterns.map(\.title)
        impossible = patterns.map { pattern in
            "\(groups.values.count { !$0.map(\.pattern).contains(pattern.name) })/\(groups.count)"
        }
        checks = Self.checks.map { check in
            let shares = patterns.map { pattern in
                let results = compared.joined().filter { $0.pattern == pattern.name }
                let run = results.compactMap { $0[keyPath: check.result] }
                return Share(caught: run.count { $0 }, run: run.count)
            }
            return (check.name, shares)
        }
    }

    /// A row for each check, with the faults caught of those checked, and the interval of this share.
    var table: ReportTable {
        let rows = checks.map { [$0.name] + $0.shares.map(Self.text) }
        return ReportTable(columns: ["caught by"] + patterns, rows: [["cannot be made"] + impossible] + rows)
    }

    private static func text(_ share: Share) -> String {
        guard share.run > 0 else { return "–" }
        return "\(share.caught)/\(share.run) (\(WilsonInterval(of: share.caught, in: share.run).percent))"
    }
}

/// The 95 % confidence interval of a share (E. B. Wilson, 1927).
package nonisolated struct WilsonInterval: Equatable, Sendable {
    /// The quantile of the normal distribution that 2.5 % exceed.
    private static let quantile = 1.959964

    let lower: Double
    let upper: Double

    /// Creates the interval of the share that `count` is of `total`, which is at least 1.
    package init(of count: Int, in total: Int) {
        let total = Double(total)
        let share = Double(count) / total
        let square = Self.quantile * Self.quantile / total
        let center = share + square / 2
        let margin = Self.quantile * ((share * (1 - share) + square / 4) / total).squareRoot()
        lower = (center - margin) / (1 + square)
        upper = (center + margin) / (1 + square)
    }

    /// The interval in whole percent, such as “59–94”.
    package var percent: String {
        // Rounding can make a lower bound of 0 negative.
        String(format: "%.0f–%.0f", abs(lower) * 100, upper * 100)
    }
}
