import PseudoTerminal

/// Checks that a user can do everything by keys, from signing up to logging out.
enum WalkChecks {
    /// Returns a check for each of `patterns`.
    static func all(_ patterns: [String]) -> [TerminalCheck] { patterns.map { walk(pattern: $0) } }

    private static let steps = [
        KeyStep(keys: "", shows: ["[Log in]"]),

        KeyStep(keys: Keys.tab + Keys.tab + Keys.tab + Keys.enter, shows: ["First name"]),
        KeyStep(keys: "Sara\r\rsara@example\r\r\r", shows: ["Check your details"], opensAlert: true),
        KeyStep(keys: Keys.enter, shows: ["! Enter your last name"], hides: "Check your details"),
        KeyStep(keys: "Abel\r.com\rSecret1\r+971 55 1234567\r", shows: ["Account created", "sara@example.com"]),

        KeyStep(keys: "Wrong1\r", shows: ["Login failed", "Invalid credentials"], opensAlert: true),
        KeyStep(keys: Keys.enter, shows: ["> ••••••"], hides: "Login failed"),
        KeyStep(keys: Keys.empty + "Secret1\r", shows: ["[1 Dashboard]", "Banners"]),
        KeyStep(keys: "", shows: ["Banners   2 of 4"]),

        KeyStep(keys: "/Matthew\r" + Keys.backTab + Keys.enter, shows: ["Author"]),
        KeyStep(keys: "Sara Abel\rexample.com\r", shows: ["! Enter a web address"]),
        KeyStep(keys: Keys.empty + "https://example.com/a.png\r", shows: ["Sara Abel"], hides: "Author"),

        KeyStep(keys: "/Flowers\r\r", shows: ["> ▣ ♡ Flowers by the window"]),
        KeyStep(keys: "f", shows: ["> ▣ ♥ Flowers by the window"]),
        KeyStep(keys: Keys.escape, shows: ["Banners"]),
        KeyStep(keys: "4", shows: ["[4 Favorites]", "> ▣ ♥ Flowers by the window"]),

        KeyStep(keys: "2", shows: ["[2 Photos]", "quiet harbor"]),
        KeyStep(keys: Keys.end, shows: ["No more photos"], isRepeated: true),
        KeyStep(keys: Keys.home + Keys.down + Keys.enter, shows: ["Title", "> golden meadow"]),
        KeyStep(keys: Keys.empty + "Silver fields\r", shows: ["* Saved"]),
        KeyStep(keys: Keys.escape, shows: ["[2 Photos]", "> ▣ Silver fields"]),
        KeyStep(keys: "d", shows: ["Delete photo?", "> [Cancel]"], opensAlert: true),
        KeyStep(keys: Keys.left + Keys.enter, shows: ["[2 Photos]"], hides: "Silver fields"),

        KeyStep(keys: "1" + Keys.home + Keys.backTab + Keys.enter, shows: ["[Log in]"], hides: "sara@example.com"),
    ]

    private static func walk(pattern: String) -> TerminalCheck {
        TerminalCheck(
            sentence: "By keys alone a user of \(pattern) signs up, logs in, adds, likes, edits, deletes, logs out",
            limit: "\(steps.count) of \(steps.count) steps"
        ) { lab in
            for (columns, rows) in [(80, 24), (120, 40)] {
                let app = try lab.start(patterns: pattern, columns: columns, rows: rows)
                for (number, step) in steps.enumerated() where !app.perform(step) {
                    throw CheckFailure(reason: "\(columns) × \(rows), step \(number + 1): \(app.screen.filledLines)")
                }
                app.interrupt()
            }
            return .init(isPassed: true, measured: "\(steps.count) of \(steps.count) steps, 80 × 24 and 120 × 40")
        }
    }
}

extension ProgramInTerminal {
    /// Types the keys of a step; returns whether its texts appear.
    fileprivate func perform(_ step: KeyStep) -> Bool {
        type(step.keys)
        if step.isRepeated {
            for _ in 0..<20 where !wait(.milliseconds(300), until: step.isDone) { type(step.keys) }
        }
        let isShown = wait(until: step.isDone)
        // A new alert ignores keys for 300 ms.
        settle(step.opensAlert ? .milliseconds(400) : .milliseconds(50))
        return isShown
    }
}
