import AppCommand
import Counting
import Headless
import Scenarios
import Screens
import Shared
import TestTools

/// A screen whose objects are counted.
struct CountedScreen {
    typealias Action = @MainActor (RunningApp) async throws -> Void

    let title: String
    let preparation: [Action]
    /// The actions that open the screen.
    let opening: [Action]

    static let all = [
        CountedScreen(title: "Log in", preparation: [], opening: launch),
        CountedScreen(title: "Sign up", preparation: launch, opening: [{ try $0.device.tap("Sign up") }]),
        CountedScreen(
            title: "The four tabs",
            preparation: launch + fillIn,
            opening: logIn + ["Photos", "Users", "Favorites"].map { tab in { try $0.device.selectTab(tab) } }
        ),
        CountedScreen(
            title: "Category feed",
            preparation: launch + fillIn + logIn,
            opening: [{ try $0.device.tap(.title("Flowers"), in: "Categories") }]
        ),
        CountedScreen(
            title: "Add image",
            preparation: launch + fillIn + logIn,
            opening: [{ try $0.device.tap("Add image") }]
        ),
        CountedScreen(
            title: "Photo",
            preparation: launch + fillIn + logIn + [{ try $0.device.selectTab("Photos") }],
            opening: [{ try $0.device.tap(.number(1)) }]
        ),
    ]

    private static let launch: [Action] = [{ try await $0.launch() }]
    private static let fillIn: [Action] = [
        { try $0.device.type("ibrar@elgrocer.com", into: "Email") },
        { try $0.device.type("ibrar1234", into: "Password") },
    ]
    private static let logIn: [Action] = [{ try $0.device.tap("Log in") }]

    /// Counts each screen under each pattern.
    static func counts() async throws -> [ScreenCount] {
        var counts: [ScreenCount] = []
        for screen in all {
            for pattern in Pattern.allCases {
                let parts = try await screen.parts(under: pattern)
                counts.append(ScreenCount(screen: screen.title, pattern: pattern.name, parts: parts))
            }
        }
        return counts
    }

    /// Returns the number of the pattern's objects that opening the screen adds.
    func parts(under pattern: Pattern) async throws -> Int {
        let clock = VirtualClock()
        let app = try RunningApp(pattern, on: clock)
        func perform(_ actions: [Action]) async throws -> [AnyObject] {
            for action in actions {
                try await action(app)
                try await clock.activity.settle(within: nil)
            }
            let roots: [AnyObject?] = [app.application] + app.device.window.viewControllers
            return Parts(of: pattern.module).reachable(from: roots.compactMap(\.self))
        }
        // Retained until the end, because a new object can have the identity of a freed one.
        let before = try await perform(preparation)
        let after = try await perform(opening)
        return withExtendedLifetime(before) { after.count { part in !before.contains { $0 === part } } }
    }
}
