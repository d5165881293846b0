import Headless
import Shared
import TestSupport
import Testing

@testable import ArchDemo

@Suite(.timeLimit(.minutes(5))) struct `What a user leaves behind` {
    @Test(arguments: PatternName.allCases, ["Dashboard", "Photos", "Users", "Favourites"])
    func `is gone after logging out of a tab at rest`(name: PatternName, tab: String) async throws {
        let app = try await RealApp(name)
        try await app.logIn()
        try app.device.selectTab(tab)
        await app.clock.advance(by: .seconds(10))
        let before = app.census
        weak let screen = app.device.screen

        try app.device.tap("Log out")
        await app.clock.settle()

        #expect(screen == nil)
        expectGone(before, app, screens: 4)
    }

    @Test(arguments: PatternName.allCases, ["Dashboard", "Photos", "Users", "Favourites"])
    func `is gone after logging out of a tab with work under way`(name: PatternName, tab: String) async throws {
        let app = try await RealApp(name, latency: .seconds(2))
        try await app.logIn()
        try app.device.selectTab(tab)
        await app.clock.settle()
        let before = app.census
        weak let screen = app.device.screen

        try app.device.tap("Log out")
        await app.clock.settle()

        #expect(screen == nil)
        expectGone(before, app, screens: 4)
    }

    @Test(arguments: PatternName.allCases)
    func `is gone with the screens above the first and work under way on them`(name: PatternName) async throws {
        let app = try await RealApp(name, latency: .seconds(2))
        try await app.logIn()
        for tab in ["Users", "Favourites", "Photos"] {
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
        await app.clock.settle()

        #expect(screen == nil)
        expectGone(before, app, screens: 4)
    }

    @Test(arguments: PatternName.allCases)
    func `of a single screen is gone after going back`(name: PatternName) async throws {
        let app = try await RealApp(name, latency: .seconds(2))
        try await app.logIn()
        await app.clock.advance(by: .seconds(2))
        for step in [{ try app.device.tap(.title("Flowers")) }, { try app.device.tap("Add image") }] {
            try step()
            await app.clock.settle()
            let before = app.census
            weak let screen = app.device.screen

            try app.device.back()
            await app.clock.settle()

            #expect(screen == nil)
            expectGone(before, app, screens: 1)
        }
    }

    /// Expects that all there was `before` is gone or still in use, and that it was so many screens or more.
    private func expectGone(
        _ before: Census,
        _ app: RealApp,
        screens: Int,
        at place: SourceLocation = #_sourceLocation
    ) {
        let left = before.newcomers(since: app.census)
        #expect(left.names.count { $0.hasSuffix("ViewController") } >= screens, sourceLocation: place)
        #expect(left.alive == [], sourceLocation: place)
    }
}
