import PseudoTerminal
import SVG

/// A walk through all screens of one pattern, with a picture of each.
enum Tour {
    private static let steps = [
        Step(keys: "", shows: ["[Log in]"]),
        Step(keys: "ibrar@elgrocer.com\ribrar", shows: ["ibrar@elgrocer.com", " •••••"], picture: "log-in"),
        Step(keys: Keys.tab + Keys.tab + Keys.enter, shows: ["First name"]),
        Step(keys: "Sara\r\rsara@example\r\r\r", shows: ["Check your details"]),
        Step.heeded,
        Step(keys: Keys.enter, shows: ["! Enter your last name"], hides: "Check your details", picture: "sign-up"),
        Step(keys: Keys.escape, shows: ["[Log in]"]),
        Step(
            keys: Keys.backTab + Keys.backTab + "1234\r",
            shows: ["Banners   1 of 4", "Matthew"],
            picture: "dashboard"
        ),

        Step(keys: "/Matthew\r" + Keys.backTab + Keys.enter, shows: ["Author"]),
        Step(keys: "Sara Abel\rexample.com/sara.png\r", shows: ["! Enter a web address"], picture: "add-image"),
        Step(keys: Keys.escape, shows: ["Banners"]),

        Step(keys: "/Flowers\r\r", shows: ["Flowers by the window"]),
        Step(keys: "\(Keys.down)f", shows: ["> ▣ ♥"]),
        Step(keys: "jjjf", shows: ["> ▣ ♥ Flowers on"], picture: "feed"),
        Step(keys: "4", shows: ["[4 Favorites]", "> ▣ ♥ Flowers on"], picture: "favorites"),

        Step(keys: "2", shows: ["[2 Photos]", "quiet harbor"], picture: "photos"),
        Step(keys: "\(Keys.down)d", shows: ["Delete photo?", "[Delete]"], picture: "alert"),
        Step.heeded,
        Step(keys: Keys.escape, shows: ["golden meadow"], hides: "Delete photo?"),
        Step(keys: Keys.enter, shows: ["Full image · Picture"], picture: "photo"),
        Step(keys: Keys.escape, shows: ["golden meadow", "Refresh"]),
        Step(keys: "3", shows: ["[3 Users]", "> Ali Demo"], picture: "users"),
        Step(keys: "?", shows: ["Shows these keys."], picture: "help"),
    ]

    /// Returns the pictures with their file names.
    static func pictures(of program: String) throws -> [(name: String, picture: TerminalSVG)] {
        let stage = try Stage(program, ["--pattern", "viper", "--latency", "0"], columns: 80, rows: 24)
        defer { stage.end() }
        return try steps.compactMap { step in
            let frame = try stage.perform(step)
            return step.picture.map { ($0, TerminalSVG(title: "arch-demo: \($0)", of: frame)) }
        }
    }
}
