import Headless
import TestSupport
import Testing

struct BannerTests {
    @Test(arguments: [(0, "B1", "1 of 4 →"), (2, "B3", "3 of 4 ← →"), (9, "B4", "4 of 4 ←")])
    func `One banner is shown, at the section's position or the last`(position: Int, banner: String, count: String) {
        let stage = Stage { $0.show($0.dashboard().with { $0.section("Banners").position = position }) }

        let shown = ["B1", "B2", "B3", "B4", count].filter { stage.shows($0) }
        stage.marked.expect([banner])
        shown.expect([banner, count])
    }

    @Test(arguments: [[], [.tab, .backTab]] as [[Press]])
    func `When the position moves, the focus is on the banner in view, which Enter opens`(keys: [Press]) async throws {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(keys)
        var path: [String] = []

        for position in [1, 9, 1] {
            try await stage.change { try $0.section("Banners").position = position }
            path.append(stage.focus)
        }
        await stage.press(.enter)

        path.expect(["B2", "B4", "B2"])
        stage.log.expect(["choose B2"])
    }
}
