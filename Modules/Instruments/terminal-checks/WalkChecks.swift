import PseudoTerminal

/// Checks that a user can do everything by keys, from signing up to logging out.
enum WalkChecks {
    static let all = ["mvp", "viper", "mvvm-c"].map { walk(pattern: $0) }

    /// Keys to type, and the texts that appear or disappear.
    fileprivate struct Step {
        var keys: String
        var shows: [String]
        var hides: String?
        var opensAlert = false
        /// Whether to repeat the keys until the texts appear, such as keys that load more pages.
        var isRepeated = false
    }

    private static let steps = [
        Step(keys: "", shows: ["[Log in]"]),

        Step(keys: Keys.tab + Keys.tab + Keys.tab + Keys.enter, shows: ["First name"]),
        Step(keys: "Sara\r\rsara@example\r\r\r", shows: ["Check your details"], opensAlert: true),
        Step(keys: Keys.enter, shows: ["! Enter your last name"], hides: "Check your details"),
        Step(keys: "Abel\r.com\rSecret1\r+971 55 1234567\r", shows: ["Account created", "sara@example.com"]),

        Step(
            keys: Keys.backTab + Keys.backTab + "Wrong1\r",
            shows: ["Login failed", "Invalid credentials"],
            opensAlert: true
        ),
        Step(keys: Keys.enter, shows: ["> ••••••"], hides: "Login failed"),
        Step(keys: Keys.empty + "Secret1\r", shows: ["[1 Dashboard]", "Banners"]),
        Step(keys: "", shows: ["Banners   2 of 4"]),

        Step(keys: "/Matthew\r" + Keys.backTab + Keys.enter, shows: ["Author"]),
        Step(keys: "Sara Abel\rexample.com\r", shows: ["! Enter a web address"]),
        Step(keys: Keys.empty + "https://example.com/a.png\r", shows: ["Sara Abel"], hides: "Author"),

        Step(keys: "/Flowers\r\r", shows: ["> ▣ ♡ Flowers by the window"]),
        Step(keys: "f", shows: ["> ▣ ♥ Flowers by the window"]),
        Step(keys: Keys.escape, shows: ["Banners"]),
        Step(keys: "4", shows: ["[4 Favorites]", "> ▣ ♥ Flowers by the window"]),

        Step(keys: "2", shows: ["[2 Photos]", "quiet harbor"]),
        Step(keys: Keys.end, shows: ["No more photos"], isRepeated: true),
        Step(keys: Keys.home + Keys.down + Keys.enter, shows: ["Title", "> golden meadow"]),
        Step(keys: Keys.empty + "Silver fields\r", shows: ["* Saved"]),
        Step(keys: Keys.escape, shows: ["[2 Photos]", "> ▣ Silver fields"]),
        Step(keys: "d", shows: ["Delete photo?", "> [Cancel]"], opensAlert: true),
        Step(keys: Keys.left + Keys.enter, shows: ["[2 Photos]"], hides: "Silver fields"),

        Step(keys: "1" + Keys.home + Keys.backTab + Keys.enter, shows: ["[Log in]"], hides: "sara@example.com"),
    ]

    private static func walk(pattern: String) -> Check {
        Check(
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
    fileprivate func perform(_ step: WalkChecks.Step) -> Bool {
        func isDone(_ screen: ModelTerminal) -> Bool {
            step.shows.allSatisfy(screen.shows) && !(step.hides.map(screen.shows) ?? false)
        }
        type(step.keys)
        if step.isRepeated {
            for _ in 0..<20 where !wait(.milliseconds(300), until: isDone) { type(step.keys) }
        }
        let isShown = wait(until: isDone)
        // A new alert ignores keys for 300 ms.
        settle(step.opensAlert ? .milliseconds(400) : .milliseconds(50))
        return isShown
    }
}
