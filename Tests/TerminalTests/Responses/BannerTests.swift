import Headless
import Testing

struct BannerTests {
    @Test(arguments: [(0, "B1", "1 of 4"), (2, "B3", "3 of 4"), (9, "B4", "4 of 4")])
    func `One banner is shown at a time, the one at the section's position or else the last`(
        position: Int,
        banner: String,
        count: String
    ) {
        let stage = Stage { app in
            let screen = app.dashboard()
            screen.section("Banners").position = position
            app.show(screen)
        }

        #expect(stage.marked == [banner])
        #expect(["B1", "B2", "B3", "B4"].filter { stage.shows($0) } == [banner])
        #expect(stage.shows(count))
    }

    @Test(arguments: [[], [.tab, .backTab]] as [[Press]])
    func `When the position moves, the focus stays on the banner in view, which Enter chooses`(
        keys: [Press]
    ) async throws {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(keys)

        for position in [1, 9] {
            try #require(stage.app.device.sections("Banners").first).position = position
            await stage.settle()
            #expect(stage.marked == [position == 1 ? "B2" : "B4"])
        }
        try #require(stage.app.device.sections("Banners").first).position = 1
        await stage.press(.enter)

        #expect(stage.log == ["choose B2"])
    }
}
