import Headless
import Shared
import Testing

@testable import ArchDemo

@Suite(.timeLimit(.minutes(1))) struct `What a user leaves behind` {
    @Test(arguments: PatternName.allCases, ["Dashboard", "Photos", "Users", "Favourites"])
    func `is gone after logging out of a tab at rest`(name: PatternName, tab: String) async throws {
        let app = try await LaunchedApp(name)
        try await app.logIn()
        try app.device.selectTab(tab)
        await app.clock.advance(by: .seconds(10))
        let before = ObjectGraph(of: app.navigator, app.application)

        try app.device.tap("Log out")
        await app.clock.settle()

        expectGone(before, app)
    }

    @Test(arguments: PatternName.allCases, ["Dashboard", "Photos", "Users", "Favourites"])
    func `is gone after logging out of a tab with work under way`(name: PatternName, tab: String) async throws {
        let app = try await LaunchedApp(name, latency: .seconds(2))
        try await app.logIn()
        try app.device.selectTab(tab)
        await app.clock.settle()
        let before = ObjectGraph(of: app.navigator, app.application)

        try app.device.tap("Log out")
        await app.clock.settle()

        expectGone(before, app)
    }

    @Test(arguments: PatternName.allCases)
    func `is gone from every tab, screens above the first and images under way included`(name: PatternName) async throws {
        let app = try await LaunchedApp(name, latency: .seconds(2))
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
        let before = ObjectGraph(of: app.navigator, app.application)

        try app.device.tap("Log out")
        await app.clock.settle()

        expectGone(before, app)
    }

    @Test(arguments: PatternName.allCases)
    func `of a single screen is gone after going back`(name: PatternName) async throws {
        let app = try await LaunchedApp(name, latency: .seconds(2))
        try await app.logIn()
        await app.clock.advance(by: .seconds(2))
        for step in [{ try app.device.tap(.title("Flowers")) }, { try app.device.tap("Add image") }] {
            try step()
            await app.clock.settle()
            let before = ObjectGraph(of: app.navigator, app.application)

            try app.device.back()
            await app.clock.settle()

            let left = before.subtracting(ObjectGraph(of: app.navigator, app.application))
            #expect(left.types.count { $0.hasSuffix("ViewController") } == 1)
            #expect(left.living == [])
        }
    }

    private func expectGone(_ before: ObjectGraph, _ app: LaunchedApp, at place: SourceLocation = #_sourceLocation) {
        let left = before.subtracting(ObjectGraph(of: app.navigator, app.application))
        #expect(app.device.screen?.title == "Log in", sourceLocation: place)
        #expect(left.types.count { $0.hasSuffix("ViewController") } >= 4, sourceLocation: place)
        #expect(left.living == [], sourceLocation: place)
    }
}
