import Scenarios
import Testing

@testable import Terminal

/// A screen that has golden pictures: the steps that lead to it, and the keys that are pressed then.
nonisolated struct GoldenScreen: CustomTestStringConvertible, Sendable {
    let name: String
    let steps: String
    var keys: [Key] = []

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
                """
        ),
        GoldenScreen(name: "dashboard", steps: logIn),
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
                """
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
        GoldenScreen(name: "help", steps: logIn, keys: [.help]),
    ]
}
