import Scenarios

/// Steps that leave data behind, whatever the landing screen and the latency are.
struct Walk {
    private let text: String

    /// The app was started once.
    static let nothing = Walk(text: "")

    /// The user has logged in.
    static let login = Walk(
        text: """
            type "Email" "ibrar@elgrocer.com"
            type "Password" "ibrar1234"
            tap "Log in"
            wait 6
            """
    )

    /// The user has logged in, added a picture, liked two, and seen each tab.
    static let everything = Walk(
        text: login.text + """

            tab "Dashboard"
            wait 3
            tap "Add image"
            type "Author" "Sara Abel"
            type "Image URL" "https://example.com/sara.png"
            tap "Save"
            in "Categories" tap row "Flowers"
            wait 3
            tap row 1 "Like"
            tap row 3 "Like"
            back
            tab "Photos"
            wait 3
            tab "Users"
            wait 3
            tab "Favorites"
            """
    )

    /// Creates a walk from its steps, one a line.
    init(text: String) {
        self.text = text
    }

    var steps: [Step] {
        get throws {
            text.isEmpty ? [] : try ScenarioParser.parse(Array(text.utf8), file: "walk.scenario").lines.map(\.step)
        }
    }
}

extension Walk: Hashable {}
