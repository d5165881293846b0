import Foundation

nonisolated extension ComparisonReport {
    /// A section for each series of faults, or the name of the script that makes them.
    var faults: [ReportSection] {
        guard findings.faults != nil else {
            return [notCounted("Faults caught", by: "faults", in: "scripts/faults.d/results.json")]
        }
        let method = """
            [Faults](instruments/faults.md) were planted one at a time. The table has the faults caught of those checked, and
            Wilson's 95 % interval in percent. Numbers whose intervals overlap rank nothing. Many tests were written with the faults
            of the first series in mind, so that series ranks nothing at all.

            """
        let plot = "![\(Self.faultsTitle)](pictures/plots/faults.svg)\n"
        return faultSeries.enumerated().map { index, series in
            let scope = "Only faults made under every pattern count: \(series.comparedCount) of \(series.count).\n"
            return ReportSection(
                title: "Faults caught, \(series.name)",
                text: (index == 0 ? [method, plot] : []) + [scope],
                table: series.table
            )
        }
    }

    /// The series of faults that were made.
    var faultSeries: [FaultSeries] {
        let series = [("first series: chosen", findings.faults), ("second series: drawn", findings.drawnFaults)]
        return series.compactMap { name, faults in
            faults.map { FaultSeries(name, $0, of: inventory.patterns) }
        }
    }
}

/// The results of one series of faults, for the patterns in which any was made.
nonisolated struct FaultSeries {
    /// How many faults a check caught of those on which it was run.
    struct Share: Equatable {
        let caught: Int
        let run: Int
    }

    private static var checks: [(name: String, result: KeyPath<Findings.Fault, Bool?>)] {
        [
            ("compiler", \.compiler), ("roles' own tests", \.tests), ("leak checks", \.leaks),
            ("scenarios", \.scenarios), ("monkey", \.monkey), ("rules", \.rules),
        ]
    }

    let name: String
    /// The number of faults.
    let count: Int
    /// The number of faults that were made under each of the patterns: only these are compared.
    let comparedCount: Int
    /// The titles of the patterns.
    let patterns: [String]
    /// The results of each check, in the order of the patterns.
    let checks: [(name: String, shares: [Share])]

    /// Orders the patterns as `patterns` does.
    init(_ name: String, _ faults: [Findings.Fault], of patterns: [PatternCount]) {
        let patterns = patterns.filter { pattern in faults.contains { $0.pattern == pattern.name } }
        let groups = Dictionary(grouping: faults, by: \.fault)
        let compared = groups.values.filter { Set($0.map(\.pattern)).isSuperset(of: patterns.map(\.name)) }
        self.name = name
        self.patterns = patterns.map(\.title)
        count = groups.count
        comparedCount = compared.count
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
        ReportTable(columns: ["caught by"] + patterns, rows: checks.map { [$0.name] + $0.shares.map(Self.text) })
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
