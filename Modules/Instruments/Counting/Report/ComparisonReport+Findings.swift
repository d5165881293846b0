nonisolated extension ComparisonReport {
    /// The messages of each action, or the name of the script that counts them.
    var actions: ReportSection {
        let title = "Messages of one action"
        guard let actions = findings.actions else {
            return notCounted(title, by: "traces", in: "docs/instruments/traces/counts.json")
        }
        let rows = actions.flatMap { action in
            action.counts.map { counts in
                let numbers = [
                    counts.messages, counts.own, counts.services, counts.answers, counts.turns, counts.functions,
                ]
                return ["\(action.heading), \(self.title(of: counts.pattern))"]
                    + numbers.map(String.init)
            }
        }
        return ReportSection(
            title: title,
            text: [
                """
                `scripts/traces` counts what the traced build recorded: [messages](instruments/traces/README.md#messages)
                from one part to another, **own** calls of a part to itself, **services** begun and their **answers**, each an
                executor hop, **turns**: hops that the pattern adds, and all **functions** entered. Of the two turns of an
                invalid login the first renders it; the second finds the event shown, and changes nothing.

                """
            ],
            table: ReportTable(
                columns: ["action", "messages", "own", "services", "answers", "turns", "functions"],
                rows: rows
            )
        )
    }

    /// The objects of each screen, or the name of the script that counts them.
    var screens: ReportSection {
        let title = "Objects of a screen"
        guard let screens = findings.screens else {
            return notCounted(title, by: "comparison", in: "docs/screens.json")
        }
        return ReportSection(
            title: title,
            text: [
                """
                `arch-lab compare --screens` opens each screen in a new app. **Parts** are new objects of the pattern's own
                types, once the screen has settled, found along the stored properties of the app and its view controllers. Log in
                includes the app's own parts; the four tabs are each visited once.

                """
            ],
            table: ScreenCount.table(of: screens, title: self.title)
        )
    }

    /// The size of each change under each pattern.
    var changes: ReportSection {
        let title = "The cost of a change"
        guard let changes = findings.changes else {
            return notCounted(title, by: "changes", in: "docs/changes/results.json")
        }
        let rows = changes.map { change in
            let numbers = [
                change.filesTouched, change.filesAdded, change.netLines, change.testFilesTouched, change.netTestLines,
            ]
            return ["\(change.change), \(self.title(of: change.part))"] + numbers.map(String.init)
        }
        return ReportSection(
            title: title,
            text: [
                """
                [The same changes](changes/README.md) under each pattern. **Net lines** are lines of code added minus removed;
                gross lines, published before, are in [results.json](changes/results.json).

                """
            ],
            table: ReportTable(
                columns: ["change, part", "files", "new files", "net lines", "test files", "net test lines"],
                rows: rows
            )
        )
    }

    func notCounted(_ title: String, by script: String, in path: String) -> ReportSection {
        ReportSection(title: title, text: ["Not counted yet: `scripts/\(script)` writes `\(path)`.\n"])
    }

    private func title(of word: String) -> String {
        inventory.patterns.first { $0.name == word }?.title ?? word
    }
}
