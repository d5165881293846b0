nonisolated extension ComparisonReport {
    /// A section for each series of faults, or the name of the script that makes them.
    var faults: [ReportSection] {
        guard let faults = findings.faults else {
            return [notCounted("Faults caught", by: "faults", in: "scripts/faults.d/results.json")]
        }
        let method = """
            [Faults](instruments/faults.md) were planted one at a time. The table has the faults caught of those checked, and
            Wilson's 95 % interval in percent. Numbers whose intervals overlap rank nothing. Many tests were written with the faults
            of the first series in mind, so that series ranks nothing at all.

            """
        let plot = "![\(FaultsPlot.title)](pictures/plots/faults.svg)\n"
        let first = section("first series: chosen", text: [method, plot], faults)
        let second = findings.drawnFaults.map { section("second series: drawn", $0) }
        return [first, second].compactMap(\.self)
    }

    private func section(_ series: String, text: [String] = [], _ faults: [Findings.Fault]) -> ReportSection {
        let results = FaultSeries(faults, of: inventory.patterns)
        let scope = "Only faults made under every pattern count: \(results.comparedCount) of \(results.count).\n"
        return ReportSection(title: "Faults caught, \(series)", text: text + [scope], table: results.table)
    }
}
