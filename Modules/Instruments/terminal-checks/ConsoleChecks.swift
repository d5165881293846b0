import PseudoTerminal

/// Checks that the app writes only what a Linux console can show.
enum ConsoleChecks {
    static let all = [console]

    /// Keys, and the texts that a console shows afterwards.
    private static let steps: [(keys: String, shows: String)] = [
        ("2", "> # quiet harbor"), ("a", "+----"), (Keys.escape, "Enter open  d delete"), (Keys.enter, "[Save]"),
        (Keys.empty + "Silver\r", "* Saved"), (Keys.escape, "> # Silver"),
        ("1/Flowers\r\r", "> # - Flowers"), ("f", "> # * Flowers"), ("4", "> # * Flowers"), ("?", "?, F1"),
    ]

    private static let console = TerminalCheck(
        sentence: "A Linux console gets Latin-1 and 16 colors only, and no sequence that it would show",
        limit: "no other sign"
    ) { lab in
        let app = try lab.start(terminal: "linux")
        try app.logIn()
        for step in steps {
            app.type(step.keys)
            try app.expect(step.shows)
            app.settleFully()
        }
        app.interrupt()
        app.settle()
        let text = String(decoding: app.output, as: UTF8.self)
        let foreign = Set(text.unicodeScalars.filter { $0.value > 0xFF }.map(String.init))
        let faults = app.screen.violations + foreign.sorted()
        return .init(
            isPassed: faults.isEmpty,
            measured: "\(steps.count) screens, \(faults.isEmpty ? "no other sign" : faults.joined(separator: " "))"
        )
    }
}
