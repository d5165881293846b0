import TestSupport
import TestTools
import Testing

@Suite("By keys alone") struct KeyWalkTests {
    /// Esc answers an alert, which is new for 300 ms, because it waits as long for the rest of a key.
    @Test(arguments: ListedPattern.all)
    func `a user signs up, logs in, adds, likes, edits and logs out`(pattern: ListedPattern) async throws {
        let app = try FullScreenOnTerminal(
            pattern.name,
            in: await .withQuickLogins(),
            environment: ["ESCDELAY": "300"]
        )

        try await app.type("", until: "[Log in]")
        try await app.type(Keys.tab + Keys.tab + Keys.tab + Keys.enter, until: "First name")
        try await app.type("Sara\r\rsara@example\r\r\r", until: "Check your details")
        try await app.type(Keys.escape, until: "! Enter your last name", without: "Check your details")
        try await app.type("Abel\r.com\rSecret1\r+971 55 1234567\r", until: "Account created", "sara@example.com")
        try await app.type("Secret1\r", until: "[1 Dashboard]", "Banners", "Matthew")

        try await app.type("/Matthew\r" + Keys.backTab + Keys.enter, until: "Author")
        try await app.type("Sara Abel\rexample.com\r", until: "! Enter a web address")
        try await app.type(Keys.empty + "https://example.com/a.png\r", until: "Sara Abel", without: "Author")

        try await app.type("/Flowers\r\r", until: "♡ Flowers by the window")
        try await app.type("f", until: "♥ Flowers by the window")
        try await app.type(Keys.escape, until: "Banners")
        try await app.type("4", until: "[4 Favorites]", "♥ Flowers by the window")

        try await app.type("2", until: "[2 Photos]", "quiet harbor")
        try await app.type(Keys.home + Keys.down + Keys.enter, until: "Title", "> golden meadow")
        try await app.type(Keys.empty + "Silver fields\r", until: "* Saved")
        try await app.type(Keys.escape, until: "> ▣ Silver fields")
        try await app.type("d", until: "Delete photo?", "> [Cancel]")
        try await app.type(Keys.escape, until: "> ▣ Silver fields", without: "Delete photo?")

        try await app.type("1" + Keys.home + Keys.backTab + Keys.enter, until: "[Log in]", without: "sara@example.com")

        #expect(await app.interrupt() == 130)
        #expect(app.screen.violations.isEmpty)
    }
}
