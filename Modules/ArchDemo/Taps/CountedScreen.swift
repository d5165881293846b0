import Comparison
import Headless

/// A screen whose objects and allocations are counted.
struct CountedScreen {
    typealias Action = @MainActor (VirtualApp) async throws -> Void

    /// The runs that count, after one that fills what is made once in a process.
    private static let runs = 5

    let title: String
    let preparation: [Action]
    /// What opens the screen.
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

    /// Counts each screen under each pattern. Returns `nil` where allocations cannot be counted.
    static func counts() async throws -> [ScreenCount]? {
        var counts: [ScreenCount] = []
        for screen in all {
            for pattern in PatternName.allCases {
                var runs: [Allocations] = []
                for _ in 0...Self.runs {
                    guard let run = try await screen.allocations(under: pattern) else { return nil }
                    runs.append(run)
                }
                let count = ScreenCount(screen: screen.title, pattern: pattern.compared, runs: Array(runs.dropFirst()))
                counts += [count].compactMap(\.self)
            }
        }
        return counts
    }

    private func allocations(under pattern: PatternName) async throws -> Allocations? {
        let app = try await VirtualApp(pattern)
        try await app.perform(preparation)
        return try await Allocations.during { try await app.perform(opening) }
    }
}
