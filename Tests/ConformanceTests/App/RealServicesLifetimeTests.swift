import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import AppCommand

struct RealServicesLifetimeTests {
    @Test(arguments: Pattern.allCases)
    func `Pushed screens with work under way are freed by a logout`(on pattern: Pattern) async throws {
        let app = try await launchRealApp(pattern, latency: .seconds(2))
        try await app.logInForReal(.seconds(2))
        for tab in ["Users", "Favorites", "Photos"] {
            try app.device.selectTab(tab)
            await app.clock.advance(by: .seconds(2))
        }
        try app.device.tap(.number(1))
        try app.device.selectTab("Dashboard")
        try app.device.tap(.title("Flowers"))
        try app.device.selectTab("Users")
        await app.clock.settle()
        let before = app.census
        weak let screen = app.device.screen

        try app.device.tap("Log out")
        await app.settle()

        let left = before.newcomers(since: app.census)
        #expect(screen == nil)
        #expect(left.names.count { $0.hasSuffix("ViewController") } >= 4)
        #expect(left.alive.isEmpty)
    }

    @Test(arguments: Pattern.allCases, await EndOfApp.all)
    func `Screen and window are freed when the app ends on any screen`(on pattern: Pattern, end: EndOfApp) async throws
    {
        var app = Optional(try await end.launch(pattern))
        weak let screen = app?.device.screen
        weak let window = app?.device.window
        #expect(screen?.title == end.screen)

        app = nil

        #expect(screen == nil)
        #expect(window == nil)
    }
}

/// A screen on which the app ends, and the steps to it.
struct EndOfApp: CustomTestStringConvertible {
    let screen: String
    var isLoggedIn = true
    var tab: String?
    var button: String?
    var row: String?

    nonisolated var testDescription: String { screen }

    static let all = [
        EndOfApp(screen: "Log in", isLoggedIn: false),
        EndOfApp(screen: "Sign up", isLoggedIn: false, button: "Sign up"),
        EndOfApp(screen: "Dashboard"),
        EndOfApp(screen: "Add image", button: "Add image"),
        EndOfApp(screen: "Flowers", row: "Flowers"),
        EndOfApp(screen: "Photos", tab: "Photos"),
        EndOfApp(screen: "Photo", tab: "Photos", row: "golden staircase"),
        EndOfApp(screen: "Users", tab: "Users"),
        EndOfApp(screen: "Favorites", tab: "Favorites"),
    ]

    /// Launches an app and goes to the screen.
    func launch(_ pattern: Pattern) async throws -> LaunchedApp {
        let app = try await launchRealApp(pattern)
        if isLoggedIn { try await app.logInForReal(.zero) }
        if let tab { try app.device.selectTab(tab) }
        await app.settle()
        if let button { try app.device.tap(button) }
        if let row { try app.device.tap(.title(row)) }
        await app.settle()
        return app
    }
}
