nonisolated extension ComparisonReport {
    /// The faults that each check caught, or the name of the script that makes them.
    var faults: ReportSection {
        guard let results = findings.faults else {
            return notCounted("Faults caught", by: "faults", in: "scripts/faults.d/results.json")
        }
        let method = """
            [Faults](instruments/faults.md) were planted one at a time. “Cannot be made” counts those that a pattern does not allow.
            The other rows have the faults caught of those made under every pattern. All compile, because they were chosen so.
            Recorded at commit `005a1b86`, after tests had been added for them: the table ranks nothing.

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

    /// A row for each check, with the faults caught of those checked.
    var table: ReportTable {
        let rows = checks.map { [$0.name] + $0.shares.map(Self.text) }
        return ReportTable(columns: ["caught by"] + patterns, rows: [["cannot be made"] + impossible] + rows)
    }

    private static func text(_ share: Share) -> String {
        share.run == 0 ? "–" : "\(share.caught)/\(share.run)"
    }
}
