import TerminalModel

/// A walk through all screens of one pattern, with a picture of each.
enum Tour {
    /// A new alert ignores keys for a moment; afterwards any other key is answered by this.
    private static let isHeeded = "Answer"

    private static let steps = [
        Step(keys: "ibrar@elgrocer.com\ribrar", shows: ["ibrar@elgrocer.com", " •••••"], picture: "log-in"),
        Step(keys: Keys.tab + Keys.tab + Keys.enter, shows: ["First name"]),
        Step(keys: "Sara\r\rsara@example\r\r\r", shows: ["Check your details"]),
    ]

    /// Returns the pictures with the names of their files.
    static func pictures(of program: String) throws -> [(name: String, picture: TerminalPicture)] {
        let stage = try Stage(program, ["--pattern", "viper", "--latency", "0"], columns: 80, rows: 24)
        return try steps.compactMap { step in
            let frame = try stage.perform(step)
            return step.picture.map { ($0, TerminalPicture(title: "arch-demo: \($0)", of: frame)) }
        }
    }
}
