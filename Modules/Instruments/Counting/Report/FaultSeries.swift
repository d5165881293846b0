/// The results of one series of faults, for the patterns in which any was made.
nonisolated struct FaultSeries {
    private static var checks: [(name: String, result: KeyPath<Findings.Fault, Bool?>)] {
        [
            ("compiler", \.compiler), ("roles' own tests", \.tests), ("leak checks", \.leaks),
            ("scenarios", \.scenarios), ("monkey", \.monkey), ("rules", \.rules),
        ]
    }

    /// The number of faults.
    let count: Int
    /// The number of faults that were made under each of the patterns: the table contains only these.
    let comparedCount: Int
    let table: ReportTable

    /// Orders the patterns as `patterns` does.
    init(_ faults: [Findings.Fault], of patterns: [PatternCount]) {
        let patterns = patterns.filter { pattern in faults.contains { $0.pattern == pattern.name } }
        let groups = Dictionary(grouping: faults, by: \.fault)
        let compared = groups.values.filter { Set($0.map(\.pattern)).isSuperset(of: patterns.map(\.name)) }
        count = groups.count
        comparedCount = compared.count
        let results = compared.flatMap(\.self)
        let rows = Self.checks.map { check in
            [check.name]
                + patterns.map { pattern in
                    Self.caught(results.filter { $0.pattern == pattern.name }.map { $0[keyPath: check.result] })
                }
        }
        table = ReportTable(columns: ["caught by"] + patterns.map(\.title), rows: rows)
    }

    /// Returns how many of the checks that were run are `true`, with the interval of this share.
    private static func caught(_ results: [Bool?]) -> String {
        let run = results.compactMap(\.self)
        let caught = run.count { $0 }
        return run.isEmpty ? "–" : "\(caught)/\(run.count) (\(WilsonInterval(of: caught, in: run.count).percent))"
    }
}
