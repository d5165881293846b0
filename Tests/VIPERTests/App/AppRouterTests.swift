import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AppRouterTests {
    @Test func `Log in replaces everything, alerts included`() {
        let (router, _, bench) = makeAppRouter()
        router.openTabs(landing: .dashboard, logOutDelegate: track(LogOutDelegateSpy {}))
        bench.window.present(Alert(.photoGone))

        router.openLogin(output: track(LoginModuleOutputSpy()))

        #expect(bench.device.screen?.title == "Log in")
        #expect(bench.device.tabs == nil)
        #expect(bench.device.alert == nil)
    }

    @Test func `Log in is given the output, and each tab the log-out delegate`() {
        let (router, modules, _) = makeAppRouter()
        let (loginOutput, logOutDelegate) = (track(LoginModuleOutputSpy()), track(LogOutDelegateSpy {}))

        router.openLogin(output: loginOutput)
        router.openTabs(landing: .dashboard, logOutDelegate: logOutDelegate)

        #expect(modules.outputs.count == 5)
        #expect(modules.outputs.first === loginOutput)
        #expect(modules.outputs.dropFirst().allSatisfy { $0 === logOutDelegate })
    }

    @Test(arguments: zip(AppOptions.Landing.allCases, ["Dashboard", "Users", "Photos"]))
    func `The landing screen's tab is selected`(landing: AppOptions.Landing, title: String) {
        let (router, _, bench) = makeAppRouter()

        router.openTabs(landing: landing, logOutDelegate: track(LogOutDelegateSpy {}))

        #expect(bench.device.screen?.title == title)
    }

    @Test(
        arguments: zip(
            [DeepLink.users, .favorites, .photo(1), .category("Nature")],
            ["Users", "Favorites", "Photo 1", "Nature"]
        )
    )
    func `A link opens its screen or else its tab, in new tabs and in those that are open, and shows no other`(
        link: DeepLink,
        title: String
    ) {
        let (start, _, new) = makeAppRouter()
        let (router, _, open) = makeAppRouter()
        router.openTabs(landing: .dashboard, logOutDelegate: track(LogOutDelegateSpy {}))
        open.window.present(UnrelatedView())
        var shown: Set<String?> = []
        for device in [new.device, open.device] {
            device.onChange = { [unowned device] in shown.insert(device.screen?.title) }
        }

        start.openTabs(link: link, logOutDelegate: track(LogOutDelegateSpy {}))
        router.openScreen(of: link)

        #expect(new.device.screen?.title == title)
        #expect(open.device.screen?.title == title)
        #expect(shown == ["Unrelated", title])
    }

    @Test func `A link opens above its tab, in place of the screen there`() throws {
        let (router, _, bench) = makeAppRouter()
        router.openTabs(link: .photo(1), logOutDelegate: track(LogOutDelegateSpy {}))

        router.openScreen(of: .photo(2))

        #expect(bench.device.screen?.title == "Photo 2")
        try bench.device.back()
        #expect(bench.device.screen?.title == "Photos")
    }

    @Test func `A link to a tab closes the sheet and the screens above the first one`() {
        let (router, _, bench) = makeAppRouter()
        router.openTabs(landing: .users, logOutDelegate: track(LogOutDelegateSpy {}))
        bench.window.tabs[AppTab.users.index].stack.push(UnrelatedView())
        bench.window.present(UnrelatedView())

        router.openScreen(of: .users)

        #expect(bench.device.screen?.title == "Users")
        #expect(!bench.device.canGoBack)
    }
}

private func makeAppRouter() -> (AppRouter, ModuleStub, Bench) {
    let bench = Bench()
    let modules = track(ModuleStub())
    let factories = AppRouter.Factories(
        makeLogin: { modules.make("Log in", output: $0) },
        makeDashboard: { modules.make("Dashboard", output: $0) },
        makePhotoList: { modules.make("Photos", output: $0) },
        makeUserList: { modules.make("Users", output: $0) },
        makeFavorites: { modules.make("Favorites", output: $0) },
        makeFeed: { modules.make($0) },
        makePhoto: { modules.make("Photo \($0)") }
    )
    return (track(AppRouter(window: bench.window, factories: factories)), modules, bench)
}
