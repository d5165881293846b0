import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AppRouterTests {
    @Test func `Log in replaces everything, notice and alerts included`() {
        let (router, app, bench) = makeAppRouter()
        router.openTabs(landing: .dashboard, app: app)
        bench.window.show(notice: "Saved")
        bench.window.present(Alert(.photoGone))

        router.openLogin(output: track(LoginModuleOutputSpy()))

        #expect(bench.device.screen?.title == "Log in")
        #expect(bench.device.tabs == nil)
        #expect(bench.device.notice == nil)
        #expect(bench.device.alert == nil)
    }

    @Test func `A login is reported to the output`() async throws {
        let (router, _, bench) = makeAppRouter()
        let output = track(LoginModuleOutputSpy())

        router.openLogin(output: output)
        try bench.device.logIn()
        await bench.clock.settle()

        #expect(output.messages == [.didLogIn])
    }

    @Test(arguments: zip(AppOptions.Landing.allCases, ["Dashboard", "Users", "Photos"]))
    func `The landing screen's tab is selected`(landing: AppOptions.Landing, title: String) {
        let (router, app, bench) = makeAppRouter()

        router.openTabs(landing: landing, app: app)

        #expect(bench.device.screen?.title == title)
    }

    @Test(
        arguments: zip(
            [DeepLink.users, .favorites, .photo(1), .category("Nature")],
            ["Users", "Favorites", "Photo", "Nature"]
        )
    )
    func `A link opens its screen, in new tabs and in those that are open`(link: DeepLink, title: String) {
        let (start, app, new) = makeAppRouter()
        let (router, _, open) = makeAppRouter()
        router.openTabs(landing: .dashboard, app: app)

        start.openTabs(link: link, app: app)
        router.open(link, app: app)

        #expect(new.device.screen?.title == title)
        #expect(open.device.screen?.title == title)
    }

    @Test func `A link opens above its tab and closes sheet and alerts`() throws {
        let (router, app, bench) = makeAppRouter()
        router.openTabs(landing: .dashboard, app: app)
        try bench.device.tap("Add image")
        bench.window.present(Alert(.photoGone))

        router.open(.photo(1), app: app)

        #expect(bench.device.screen?.title == "Photo")
        #expect(bench.device.alert == nil)
        #expect(!bench.device.isSheetPresented)
        try bench.device.back()
        #expect(bench.device.screen?.title == "Photos")
    }

    @Test(arguments: ["Dashboard", "Photos", "Users", "Favorites"])
    func `“Log out” in each tab reaches the app`(tab: String) throws {
        let (router, app, bench) = makeAppRouter()
        router.openTabs(landing: .dashboard, app: app)

        try bench.device.selectTab(tab)
        try bench.device.tap("Log out")

        #expect(app.messages == [.logOut])
    }
}

private func makeAppRouter() -> (AppRouter, AppModuleSpy, Bench) {
    let bench = Bench()
    let app = track(AppModuleSpy())
    let router = track(AppRouter(services: bench.services, window: bench.window))
    return (router, app, bench)
}
