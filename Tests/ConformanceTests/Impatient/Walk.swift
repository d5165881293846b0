import Scenarios

/// Steps that leave data behind, whatever the landing screen and the latency are.
enum Walk {
    /// The app is started once.
    case nothing
    /// The user logs in.
    case login
    /// The user logs in, adds a picture, likes two, and sees each tab.
    case everything

    var steps: [Step] {
        get throws {
            switch self {
            case .nothing: []
            case .login:
                try [Step](
                    parsing: """
                        type "Email" "ibrar@elgrocer.com"
                        type "Password" "ibrar1234"
                        tap "Log in"
                        wait 6
                        """
                )
            case .everything:
                try Self.login.steps
                    + [Step](
                        parsing: """
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
            }
        }
    }
}

extension [Step] {
    /// Parses steps, one a line.
    init(parsing text: String) throws {
        let lines = text.isEmpty ? [] : try ScenarioParser.parse([UInt8](text.utf8), file: "steps.scenario").lines
        self = lines.map(\.step)
    }
}
