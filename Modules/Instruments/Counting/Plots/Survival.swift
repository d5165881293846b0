/// How many steps runs of the monkey take until they find something.
nonisolated struct Survival {
    /// The number of runs.
    let count: Int
    /// The step of each finding, sorted.
    let findings: [Int]

    /// Counts runs by the step at which each found something; `nil` if it found nothing.
    init(_ steps: [Int?]) {
        count = steps.count
        findings = steps.compactMap(\.self).sorted()
    }

    /// Counts the runs under a pattern. Returns `nil` if there are none.
    init?(of runs: [Findings.MonkeyRuns], under pattern: PatternCount) {
        self.init(runs.filter { $0.pattern == pattern.name }.flatMap(\.steps))
        if count == 0 { return nil }
    }

    /// The step after which at least half of the runs have found something; `nil` if fewer ever do.
    var median: Int? {
        let half = (count + 1) / 2
        return half > 0 && findings.count >= half ? findings[half - 1] : nil
    }

    /// Returns the share of runs that have found nothing after a number of steps.
    func share(after steps: Int) -> Double {
        1 - Double(findings.count { $0 <= steps }) / Double(count)
    }
}
