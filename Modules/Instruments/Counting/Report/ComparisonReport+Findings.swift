import Foundation

nonisolated extension ComparisonReport {
    /// The messages of each action, or the name of the script that counts them.
    var actions: ReportSection {
        let title = "Messages of one action"
        guard let actions = findings.actions else {
            return notCounted(title, by: "traces", in: "scripts/traces.json")
        }
        let patterns = actions.first?.counts.map(\.pattern) ?? []
        let rows = actions.map { action in
            [action.heading, span(of: action.counts.map(\.services)), span(of: action.counts.map(\.answers))]
                + patterns.map { pattern in
                    action.counts.first { $0.pattern == pattern }.map { "\($0.messages)/\($0.calls)" } ?? "–"
                }
        }
        return ReportSection(
            title: title,
            text: [
                """
                Counted by `scripts/traces`. **Services** are requests to services, **answers** their results and the changes that they
                announce. A pattern has two numbers: [messages](instruments/traces/README.md#messages) from one part to another, and
                all calls, also those of a part to itself and of MVVM's binding. Neither ranks the patterns, because the order depends
                on the rule. Our first rule counted 4, 7 and 11 for a refused login under MVP, VIPER and MVVM. Both rules
                here came after that (`74c8dc58`, `c809896b`).

                """
            ],
            table: ReportTable(columns: ["action", "services", "answers"] + patterns.map(self.title), rows: rows)
        )
    }

    /// The objects of each screen, or how to count them.
    var screens: ReportSection {
        let title = "Objects of a screen"
        guard let screens = findings.screens else {
            let advice = "Not counted in another clone: there, use `arch-lab compare --screens`.\n"
            return ReportSection(title: title, text: [advice])
        }
        return ReportSection(
            title: title,
            text: [
                """
                `arch-lab compare --screens` opens each screen in a new app, and counts the new objects of the pattern's own types
                once the screen has settled. Log in includes the app's own objects.

                """
            ],
            table: ScreenCount.table(of: screens, title: self.title)
        )
    }

    /// The size of each change under each pattern, drawn ones apart from chosen ones.
    var changes: ReportSection {
        let title = "The size of a change"
        guard let changes = findings.changes else {
            return ReportSection(title: title, text: ["Not counted: `scripts/changes.json` is missing.\n"])
        }
        let patterns = inventory.patterns.map(\.name).filter { name in changes.contains { $0.part == name } }
        let row = { (name: String, changes: [Findings.Change], text: ([Findings.Change]) -> String) in
            [name] + (["shared"] + patterns).map { part in text(changes.filter { $0.part == part }) }
        }
        let rows = { (changes: [Findings.Change], text: ([Findings.Change]) -> String) in
            Set(changes.map(\.change)).sorted().map { name in row(name, changes.filter { $0.change == name }, text) }
        }
        let onceNames = Set(changes.filter { $0.onceLines > 0 }.map(\.change))
        let paidOnce = changes.filter { onceNames.contains($0.change) }
        let (drawn, chosen) = (changes.filter(\.isDrawn), changes.filter { !$0.isDrawn })
        let medians = Self.measures.map { name, count in
            row(name, drawn) { Self.median(of: $0.map { Int($0[keyPath: count]) }) }
        }
        return ReportSection(
            title: title,
            text: [
                """
                [The same changes](changes.md) of older commits were made under each pattern, “–” before there was MVC. Numbers are net
                lines of code (added minus removed), files, and net lines of test code. “shared” includes scenarios, comments too, and
                golden texts; a new router or coordinator is apart. Changes with a leading number were drawn; [the
                draw](changes.md#drawn-changes) could be foreseen. Medians have 93 % intervals, from the second smallest to second
                largest. We chose net lines before the draw, and counted lines changed (added plus removed) later.

                """
            ],
            table: ReportTable(
                columns: ["change", "shared"] + patterns.map(self.title),
                rows: rows(drawn, counts) + (drawn.isEmpty ? [] : [[""], ["medians"]] + medians)
                    + (chosen.isEmpty ? [] : [[""], ["chosen changes"]]) + rows(chosen, counts)
                    + (paidOnce.isEmpty ? [] : [[""], ["paid once"]])
                    + rows(paidOnce) { $0.first.map { "\($0.onceLines)" } ?? "–" }
            ),
            remarks: [
                """
                In lines of code a sign test tells no two patterns apart (p ≥ 0.07). MVC's changes touch fewer files (p ≤ 0.04), and
                change fewer test lines than those of VIPER and MVVM (p ≤ 0.02). Eight changes cannot pass a correction for thirty.

                """
            ]
        )
    }

    private static var measures: [(name: String, count: KeyPath<Findings.Change, Int32>)] {
        [
            ("net lines", \.netLines), ("lines changed", \.churn), ("files", \.filesTouched),
            ("net test lines", \.netTestLines), ("test lines changed", \.testChurn),
        ]
    }

    private func counts(of changes: [Findings.Change]) -> String {
        changes.first.map { "\($0.netLines)/\($0.filesTouched)/\($0.netTestLines)" } ?? "–"
    }

    /// Returns the median and, of four values or more, the second smallest and second largest.
    private static func median(of values: [Int]) -> String {
        guard !values.isEmpty else { return "–" }
        let sorted = values.sorted()
        let sum = sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]
        let median = String(format: "%g", Double(sum) / 2)
        return sorted.count < 4 ? median : "\(median) (\(sorted[1])–\(sorted[sorted.count - 2]))"
    }

    func notCounted(_ title: String, by script: String, in path: String) -> ReportSection {
        ReportSection(title: title, text: ["Not counted yet: `scripts/\(script)` writes `\(path)`.\n"])
    }

    /// Returns the number that all `values` are, or the least and the greatest.
    private func span(of values: [Int32]) -> String {
        let distinct = Set(values).sorted()
        return [distinct.first, distinct.dropFirst().last].compactMap { $0.map(String.init) }.joined(separator: "–")
    }

    private func title(of word: String) -> String {
        inventory.patterns.first { $0.name == word }?.title ?? word
    }
}

nonisolated extension ScreenCount {
    /// Returns a table with a row for each screen and a column for each pattern; `title` returns a pattern's name in
    /// prose.
    package static func table(of counts: [ScreenCount], title: (String) -> String) -> ReportTable {
        let patterns = distinct(counts.map(\.pattern))
        let rows = distinct(counts.map(\.screen)).map { screen in
            [screen]
                + patterns.map { pattern in
                    let count = counts.first { $0.screen == screen && $0.pattern == pattern }
                    return count.map { String($0.parts) } ?? "–"
                }
        }
        return ReportTable(columns: ["screen"] + patterns.map(title), rows: rows)
    }

    private static func distinct(_ names: [String]) -> [String] {
        names.reduce(into: []) { found, name in
            if !found.contains(name) { found.append(name) }
        }
    }
}
