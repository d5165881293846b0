nonisolated extension ComparisonReport {
    /// The title of the plot of faults.
    static let faultsTitle = "Share of the faults that each check catches under each pattern"

    /// The plots of the counts that exist, each with the name of its file.
    package var plots: [(name: String, text: String)] {
        [("lines.svg", linesPlot.svg)] + (faultSeries.isEmpty ? [] : [("faults.svg", faultsPlot.svg)])
    }

    /// The lines of all roles, and of each.
    private var linesPlot: BarPlot {
        let patterns = inventory.patterns
        let group = { (title: String, lines: (FeatureCount) -> Int?) in
            BarPlot.Group(
                title: title,
                bars: patterns.map { pattern in
                    let lines = lines(pattern.total)
                    return BarPlot.Bar(
                        name: pattern.title,
                        value: Double(lines ?? 0),
                        text: lines.map(String.init) ?? "–"
                    )
                }
            )
        }
        let roles = Role.allCases.filter { role in patterns.contains { $0.total.roles[role] != nil } }
        let totals = patterns.map { "\($0.title) \($0.total.code.lines)" }
        return BarPlot(
            title: "Lines of code by role: \(totals.joined(separator: ", "))",
            groups: [
                BarPlot.Group(title: "A role is the end of a file’s name; AppView and AppController are views"),
                group("all roles") { $0.code.lines },
            ] + roles.map { role in group(role.title) { $0.roles[role] } }
        )
    }

    /// The shares of each series, check by check.
    private var faultsPlot: BarPlot {
        let groups = faultSeries.flatMap { series in
            let heading = "\(series.name.prefix(1).uppercased())\(series.name.dropFirst())"
            return [BarPlot.Group(title: "\(heading), \(series.comparedCount) faults made under every pattern")]
                + series.checks.map { name, shares in
                    let bars = zip(series.patterns, shares).map { pattern, share in
                        BarPlot.Bar(
                            name: pattern,
                            value: Double(share.caught) / Double(max(1, share.run)),
                            text: share.run == 0 ? "–" : "\(share.caught) of \(share.run)"
                        )
                    }
                    return BarPlot.Group(title: name, bars: bars)
                }
        }
        return BarPlot(title: Self.faultsTitle, groups: groups)
    }
}
