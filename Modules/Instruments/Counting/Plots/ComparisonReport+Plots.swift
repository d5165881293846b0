nonisolated extension ComparisonReport {
    /// The plots, each with the name of its file.
    package var plots: [(name: String, text: String)] { [("lines.svg", linesPlot.svg)] }

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
}
