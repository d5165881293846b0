nonisolated extension ComparisonReport {
    /// A section for each series of faults, or the name of the script that makes them.
    var faults: [ReportSection] {
        guard let faults = findings.faults else {
            return [notCounted("Faults caught", by: "faults", in: "docs/instruments/faults/results.json")]
        }
        let method = """
            [Faults](instruments/faults/README.md) planted one at a time: caught of those checked, with Wilson's 95 %
            interval in percent. Overlapping intervals carry no order.

            """
        let plot = "![\(FaultsPlot.title)](pictures/plots/faults.svg)\n"
        let first = section("first series: many tests were written knowing them", text: [method, plot], faults)
        let second = findings.drawnFaults.map { section("second series: drawn; tests frozen before", $0) }
        return [first, second].compactMap(\.self)
    }

    private func section(_ series: String, text: [String] = [], _ faults: [Findings.Fault]) -> ReportSection {
        let results = FaultSeries(faults, of: inventory.patterns)
        let scope = "Only faults made under every pattern listed count: \(results.comparedCount) of \(results.count).\n"
        return ReportSection(title: "Faults caught, \(series)", text: text + [scope], table: results.table)
    }
}
