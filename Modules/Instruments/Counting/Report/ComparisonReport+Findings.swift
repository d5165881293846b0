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
                    action.counts.first { $0.pattern == pattern }.map { "\($0.messages)" } ?? "–"
                }
        }
        return ReportSection(
            title: title,
            text: [
                """
                `scripts/traces` counts the calls that the traced build recorded. **Services** are requests to services, **answers**
                their results and the changes that they announce; each is an executor hop. The number of a pattern is that of
                [messages](instruments/traces/README.md#messages) from one part to another. `scripts/traces.json` also has the calls
                of a part to itself, the turns that a pattern adds, and the functions entered.

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
                once the screen has settled. It finds them along the stored properties of the app and its view controllers. Log in
                includes the app's own objects. The four tabs are each visited once.

                """
            ],
            table: ScreenCount.table(of: screens, title: self.title)
        )
    }

    /// The size of each change under each pattern, drawn ones apart from chosen ones.
    var changes: ReportSection {
        let title = "The cost of a change"
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
        return ReportSection(
            title: title,
            text: [
                """
                [The same changes](changes.md) were made under each pattern, “–” before there was MVC. The three numbers are net lines
                of code (added minus removed), files, and net lines of test code. The shared part includes scenarios and golden texts.
                A new router or coordinator is paid once, so its lines are counted apart. Changes with a leading number were drawn at
                random.

                """
            ],
            table: ReportTable(
                columns: ["change", "shared"] + patterns.map(self.title),
                rows: rows(drawn, medians) + (drawn.isEmpty ? [] : [row("median", drawn, medians)])
                    + (chosen.isEmpty ? [] : [[""], ["chosen changes"]]) + rows(chosen, medians)
                    + (paidOnce.isEmpty ? [] : [[""], ["paid once"]])
                    + rows(paidOnce) { $0.first.map { "\($0.onceLines)" } ?? "–" }
            )
        )
    }

    /// Returns the counts of a change, or the medians of those of several.
    private func medians(of changes: [Findings.Change]) -> String {
        guard !changes.isEmpty else { return "–" }
        let counts = [\Findings.Change.netLines, \.filesTouched, \.netTestLines].map { count in
            let sorted = changes.map { Int($0[keyPath: count]) }.sorted()
            let sum = sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]
            return String(format: "%g", Double(sum) / 2)
        }
        return counts.joined(separator: "/")
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
