import PseudoTerminal
import SVG

/// A walk through all screens of one pattern, with a picture of each.
enum Tour {
    private static let scenes = [
        Scene(keys: "", shows: ["[Log in]"]),
        Scene(keys: "ibrar@elgrocer.com\ribrar", shows: ["ibrar@elgrocer.com", " •••••"], picture: "log-in"),
        Scene(keys: Keys.tab + Keys.tab + Keys.enter, shows: ["First name"]),
        Scene(keys: "Sara\r\rsara@example\r\r\r", shows: ["Check your details"]),
        Scene.heeded,
        Scene(keys: Keys.enter, shows: ["! Enter your last name"], hides: "Check your details", picture: "sign-up"),
        Scene(keys: Keys.escape, shows: ["[Log in]"]),
        Scene(
            keys: Keys.backTab + Keys.backTab + "1234\r",
            shows: ["Banners   1 of 4", "Matthew"],
            picture: "dashboard"
        ),

        Scene(keys: "/Matthew\r" + Keys.backTab + Keys.enter, shows: ["Author"]),
        Scene(keys: "Sara Abel\rexample.com/sara.png\r", shows: ["! Enter a web address"], picture: "add-image"),
        Scene(keys: Keys.escape, shows: ["Banners"]),

        Scene(keys: "/Flowers\r\r", shows: ["Flowers by the window"]),
        Scene(keys: "\(Keys.down)f", shows: ["> ▣ ♥"]),
        Scene(keys: "jjjf", shows: ["> ▣ ♥ Flowers on"], picture: "feed"),
        Scene(keys: "4", shows: ["[4 Favorites]", "> ▣ ♥ Flowers on"], picture: "favorites"),

        Scene(keys: "2", shows: ["[2 Photos]", "quiet harbor"], picture: "photos"),
        Scene(keys: "\(Keys.down)d", shows: ["Delete photo?", "[Delete]"], picture: "alert"),
        Scene.heeded,
        Scene(keys: Keys.escape, shows: ["golden meadow"], hides: "Delete photo?"),
        Scene(keys: Keys.enter, shows: ["Full image · Picture"], picture: "photo"),
        Scene(keys: Keys.escape, shows: ["golden meadow", "Refresh"]),
        Scene(keys: "3", shows: ["[3 Users]", "> Ali Demo"], picture: "users"),
        Scene(keys: "?", shows: ["Shows these keys."], picture: "help"),
    ]

    /// Returns the pictures with their file names.
    static func pictures(of program: String) throws -> [(name: String, picture: TerminalSVG)] {
        let stage = try Stage(program, ["--pattern", "viper", "--latency", "0"], columns: 80, rows: 24)
        defer { stage.end() }
        return try scenes.compactMap { scene in
            let frame = try stage.perform(scene)
            return scene.picture.map { ($0, TerminalSVG(title: "arch-demo: \($0)", of: frame)) }
        }
    }
}
