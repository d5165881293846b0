import Headless
import Testing

struct BannerTests {
    @Test func `One banner is shown at a time, the one at the section's position`() async {
        let stage = Stage { app in
            let screen = app.dashboard()
            screen.section("Banners").position = 2
            app.show(screen)
        }

        #expect(stage.marked == ["B3"])
        #expect(!stage.shows("B1"))
        #expect(stage.shows("3 of 4"))
    }

    @Test func `The focus stays on the banner in view when the position moves`() async throws {
        let stage = Stage { $0.show($0.dashboard()) }

        try #require(stage.app.device.sections("Banners").first).position = 1
        await stage.settle()

        #expect(stage.marked == ["B2"])
    }

    @Test func `Enter chooses the banner in view`() async throws {
        let stage = Stage { $0.show($0.dashboard()) }
        try #require(stage.app.device.sections("Banners").first).position = 1

        await stage.press(.enter)

        #expect(stage.log == ["choose B2"])
    }

    @Test func `A position beyond the last banner shows that one`() async throws {
        let stage = Stage { $0.show($0.dashboard()) }

        try #require(stage.app.device.sections("Banners").first).position = 9
        await stage.settle()

        #expect(stage.marked == ["B4"])
    }
}
