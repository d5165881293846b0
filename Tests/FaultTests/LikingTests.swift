import Loopback
import Testing

@testable import ArchDemo

@Suite("Likes in quick succession", .timeLimit(.minutes(4))) struct LikingTests {
    @Test func `end in the state of the last tap`() async throws {
        let trial = Trial([
            "/v2/list": [.json("[]")], "/search/photos": [.json(ServiceResponses.feed(["A rose", "A tulip"]))],
        ])
        let taps = String(repeating: "tap row 1 \"Like\"\ntap row 1 \"Unlike\"\n", count: 5)
        let story = """
            in "Categories" tap row "Flowers"
            \(taps)
            tap row 2 "Like"
            tap row 1 "Like"
            tab "Favorites"
            expect rows 2
            expect row 1 "A rose"
            expect row 2 "A tulip"
            relaunch
            tab "Favorites"
            expect rows 2
            tap row 1 "Unlike"
            tap row 1 "Unlike"
            expect text "No favorites yet"
            """

        try await trial.play(on: "dashboard", story)
    }

    @Test func `are stored in the order of the taps, however long each takes`() async throws {
        let script: [String: [LoopbackResponse]] = [
            "/v2/list": [.json("[]")], "/search/photos": [.json(ServiceResponses.feed(["A", "B", "C"]))],
        ]
        let trial = Trial(script) { configuration, _ in
            try await AppServices.forScenarios(configuration)
                .withSlowDisk(likes: ["B": .seconds(3), "A": .seconds(2), "C": .seconds(1)])
        }
        let story = """
            in "Categories" tap row "Flowers"
            tap row "B" "Like"
            + tap row "A" "Like"
            + tap row "C" "Like"
            wait 6
            tab "Favorites"
            expect row 1 "C"
            expect row 2 "A"
            expect row 3 "B"
            """

        try await trial.play(on: "dashboard", story)
    }
}
