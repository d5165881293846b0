import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AppRouterTests {
    @Test func `Log in replaces everything, alerts included`() {
        let (router, _, _, bench) = makeAppRouter()
        router.openTabs(landing: .dashboard, output: track(TabsModuleOutputSpy()))
        bench.window.present(Alert(.photoGone))

        router.openLogin(output: track(LoginModuleOutputSpy()))

        #expect(bench.device.screen?.title == "Log in")
        #expect(bench.device.tabs == nil)
        #expect(bench.device.alert == nil)
    }

    @Test func `Log in and each tab are given the output`() {
        let (router, modules, _, _) = makeAppRouter()
        let (loginOutput, tabsOutput) = (track(LoginModuleOutputSpy()), track(TabsModuleOutputSpy()))

        router.openLogin(output: loginOutput)
        router.openTabs(landing: .dashboard, output: tabsOutput)

        #expect(modules.outputs.count == 5)
        #expect(modules.outputs.first === loginOutput)
        #expect(modules.outputs.dropFirst().allSatisfy { $0 === tabsOutput })
    }

    @Test(arguments: zip(AppOptions.Landing.allCases, ["Dashboard", "Users", "Photos"]))
    func `The landing screen's tab is selected`(landing: AppOptions.Landing, title: String) {
        let (router, _, _, bench) = makeAppRouter()

        router.openTabs(landing: landing, output: track(TabsModuleOutputSpy()))

        #expect(bench.device.screen?.title == title)
    }

    @Test(
        arguments: zip(
            [DeepLink.users, .favorites, .photo(1), .category("Nature")],
            ["Users", "Favorites", "Photos", "Dashboard"]
        )
    )
    func `A link selects its tab, in new tabs and in those that are open`(link: DeepLink, title: String) {
        let (start, _, _, new) = makeAppRouter()
        let (router, _, _, open) = makeAppRouter()
        router.openTabs(landing: .dashboard, output: track(TabsModuleOutputSpy()))

        start.openTabs(link: link, output: track(TabsModuleOutputSpy()))
        router.open(link)

        #expect(new.device.screen?.title == title)
        #expect(open.device.screen?.title == title)
    }

    @Test(arguments: [(DeepLink.photo(1), AppMessage.openPhoto(1)), (.category("Nature"), .openFeed("Nature"))])
    func `A link to a photo or a category reaches the module in its tab`(link: DeepLink, message: AppMessage) {
        let (router, _, tabs, _) = makeAppRouter()

        router.openTabs(link: link, output: track(TabsModuleOutputSpy()))
        router.open(link)

        #expect(tabs.messages == [message, message])
    }

    @Test func `A link to a tab closes the sheet and the screens above the first one`() {
        let (router, _, _, bench) = makeAppRouter()
        router.openTabs(landing: .users, output: track(TabsModuleOutputSpy()))
        bench.window.tabs[AppTab.users.index].stack.push(UnrelatedView())
        bench.window.present(UnrelatedView())

        router.open(.users)

        #expect(bench.device.screen?.title == "Users")
        #expect(!bench.device.canGoBack)
    }
}

/// Returns a router, what it opens, the input of the tabs with inputs, and a device.
private func makeAppRouter() -> (AppRouter, ModuleStub, TabsModuleInputSpy, Bench) {
    let bench = Bench()
    let (modules, input) = (track(ModuleStub()), track(TabsModuleInputSpy()))
    let factories = AppRouter.Factories(
        makeLogin: { modules.make("Log in", output: $0) },
        makeDashboard: { (modules.make("Dashboard", output: $0), input) },
        makePhotoList: { (modules.make("Photos", output: $0), input) },
        makeUserList: { modules.make("Users", output: $0) },
        makeFavorites: { modules.make("Favorites", output: $0) }
    )
    return (track(AppRouter(window: bench.window, factories: factories)), modules, input, bench)
}
