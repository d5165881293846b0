import Headless
import Shared
import TestSupport
import Testing

/// The dashboard as a whole, on the device: its parts load, fail and are left each by itself.
@Suite(.leakCheck)
struct DashboardTests {
    @Test func `Every part shows its rows, the user's own pictures before those of the service`() async throws {
        let app = await launchApp(session: .sample)

        #expect(try app.device.rows(in: "Banners").map(\.title) == ["Spring", "Summer"])
        #expect(try app.device.rows(in: "Categories").map(\.title) == ["Flowers"])
        #expect(try app.device.rows(in: "Products").map(\.title) == ["Vase"])
        #expect(try app.device.rows(in: "Pictures").map(\.title) == ["Added", "Found"])
        #expect(app.device.screen?.isBusy == false)
    }

    @Test(arguments: zip(DashboardPart.allCases, ["Banners", "Categories", "Products", "Pictures"]))
    func `A part that fails says so alone, and another try may succeed`(
        part: DashboardPart,
        title: String
    ) async throws {
        let app = await launchApp(session: .sample) { $0.failing = [part] }
        let status = "Could not load \(part.rawValue). No connection. Check your network and try again."
        #expect(try app.device.sections().compactMap(\.status) == [status])

        app.content.failing = []
        try app.device.tap("Retry", in: title)
        await app.settle()

        #expect(try app.device.sections().compactMap(\.status) == [])
        #expect(try !app.device.rows(in: title).isEmpty)
    }

    @Test func `The user's own pictures are shown where the service fails`() async throws {
        let app = await launchApp(session: .sample) { $0.failing = [.pictures] }

        #expect(try app.device.rows(in: "Pictures").map(\.title) == ["Added"])
    }

    @Test func `Own pictures that cannot be read are told, and the service's shown`() async throws {
        let app = await launchApp(session: .sample) { $0.ownPicturesFail = true }

        let status = "Could not load pictures. The device could not store or read its data. Try again."
        #expect(try app.device.rows(in: "Pictures").map(\.title) == ["Found"])
        #expect(try app.device.sections("Pictures").first?.status == status)
    }

    @Test func `Banners move on every three seconds while they are seen`() async throws {
        let app = await launchApp(session: .sample)

        await app.clock.advance(by: .seconds(3))
        #expect(try app.device.sections("Banners").first?.position == 1)

        try app.device.selectTab("Users")
        await app.clock.advance(by: .seconds(33))
        try app.device.selectTab("Dashboard")
        await app.settle()
        #expect(try app.device.sections("Banners").first?.position == 1)

        await app.clock.advance(by: .seconds(3))
        #expect(try app.device.sections("Banners").first?.position == 0)
    }

    @Test func `A category opens its feed, and back leads to the dashboard`() async throws {
        let app = await launchApp(session: .sample)

        try app.device.tap(.title("Flowers"), in: "Categories")
        await app.settle()
        #expect(app.device.screen?.title == "Flowers")

        try app.device.back()
        #expect(app.device.screen?.title == "Dashboard")
    }

    @Test func `Feed and Add image go when they are left`() async throws {
        let app = await launchApp(session: .sample)
        let before = app.census

        try app.device.tap(.title("Flowers"), in: "Categories")
        await app.settle()
        let feed = app.census.newcomers(since: before)
        try app.device.back()
        try app.device.tap("Add image")
        await app.settle()
        let sheet = app.census.newcomers(since: before)
        try app.device.tap("Cancel")
        await app.settle()

        #expect(feed.names == Modules.feed)
        #expect(sheet.names == Modules.addImage)
        #expect(feed.alive + sheet.alive == [])
    }
}
