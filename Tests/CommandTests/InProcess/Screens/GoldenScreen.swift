import Scenarios
import Testing

@testable import Terminal

/// A screen that has golden pictures: the steps that lead to it, the keys that are pressed then, and the sizes of a
/// terminal at which it shows something of its own.
nonisolated struct GoldenScreen: CustomTestStringConvertible, Sendable {
    static let (small, usual, large) = (
        Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)
    )

    let name: String
    let steps: String
    var keys: [Key] = []
    var sizes = [usual]

    var testDescription: String { name }

    private static let logIn = """
        type "Email" "ibrar@elgrocer.com"
        type "Password" "ibrar1234"
        tap "Log in"

        """

    static let feed = GoldenScreen(
        name: "feed",
        steps: """
            \(logIn)tap row "Flowers"
            tap row 2 "Like"
            tap row 5 "Like"
            """,
        keys: [.down]
    )

    static let all = [
        GoldenScreen(name: "log-in", steps: #"type "Email" "ibrar@elgrocer.com""#),
        GoldenScreen(
            name: "sign-up",
            steps: """
                tap "Sign up"
                type "First name" "Sara"
                type "Email" "sara@example"
                tap "Sign up"
                tap "OK"
                """,
            sizes: [small, usual]
        ),
        GoldenScreen(name: "dashboard", steps: logIn, sizes: [small, usual, large]),
        GoldenScreen(
            name: "dashboard-loading",
            steps: """
                option latency 2
                \(logIn)wait 3
                """
        ),
        GoldenScreen(
            name: "add-image",
            steps: """
                \(logIn)tap "Add image"
                type "Author" "Sara Abel"
                type "Image URL" "example.com/sara.png"
                tap "Save"
                """
        ),
        feed,
        GoldenScreen(name: "feed-actions", steps: #"\#(logIn)tap row "Flowers""#, keys: [.down, .character("a")]),
        GoldenScreen(
            name: "photos",
            steps: """
                \(logIn)tab "Photos"
                scroll end
                """,
            keys: [.pageDown]
        ),
        GoldenScreen(name: "photos-offline", steps: "\(logIn)network offline\ntab \"Photos\""),
        GoldenScreen(name: "find", steps: #"\#(logIn)tab "Photos""#, keys: "/brid".map { .character($0) }),
        GoldenScreen(
            name: "alert",
            steps: """
                \(logIn)tab "Photos"
                tap row "quiet harbor" "Delete"
                """,
            sizes: [small, usual]
        ),
        GoldenScreen(
            name: "photo",
            steps: """
                \(logIn)tab "Photos"
                tap row "distant staircase"
                type "Title" "Stairs to the sea"
                tap "Save"
                """
        ),
        GoldenScreen(name: "help", steps: logIn, keys: [.help], sizes: [small, usual]),
    ]
}
