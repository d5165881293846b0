import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AppRouterTests {
    @Test func `Log in takes the place of everything, messages included`() {
        let (router, _, bench) = makeAppRouter()
        router.openTabs(landing: .dashboard)
        bench.window.show(notice: "Saved")
        router.show(.logOutFailed("The disk is full."))

        router.openLogin()

        #expect(bench.device.screen?.title == "Log in")
        #expect(bench.device.tabs == nil)
        #expect(bench.device.notice == nil)
        #expect(bench.device.alert == nil)
    }

    @Test(arguments: zip(AppOptions.Landing.allCases, ["Dashboard", "Users", "Photos"]))
    func `The landing screen is the chosen tab`(landing: AppOptions.Landing, title: String) {
        let (router, _, bench) = makeAppRouter()

        router.openTabs(landing: landing)

        #expect(bench.device.screen?.title == title)
    }

    @Test func `A link chooses its tab`() {
        let (router, _, bench) = makeAppRouter()

        router.openTabs(link: .users)

        #expect(bench.device.screen?.title == "Users")
    }

    @Test func `A link in the running app closes sheet and alerts, and opens above its tab`() throws {
        let (router, _, bench) = makeAppRouter()
        router.openTabs(landing: .dashboard)
        try bench.device.tap("Add image")
        router.show(.photoGone)

        router.open(.photo(1))

        #expect(bench.device.screen?.title == "Photo")
        #expect(bench.device.alert == nil)
        #expect(!bench.device.isSheetPresented)
        try bench.device.back()
        #expect(bench.device.screen?.title == "Photos")
    }

    @Test(arguments: AppOptions.Landing.allCases)
    func `The modules it opens can ask the app`(landing: AppOptions.Landing) throws {
        let (router, app, bench) = makeAppRouter()

        router.openTabs(landing: landing)
        try bench.device.tap("Log out")

        #expect(app.messages == [.logOut])
    }
}

private func makeAppRouter() -> (AppRouter, AppModuleSpy, Bench) {
    let bench = Bench()
    let app = track(AppModuleSpy())
    let router = track(AppRouter(services: bench.services, window: bench.window))
    router.app = app
    return (router, app, bench)
}
