import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct TabsCoordinatorTests {
    @Test(arguments: zip(AppOptions.Landing.allCases, ["Dashboard", "Users", "Photos"]))
    func `The start selects the landing screen's tab`(landing: AppOptions.Landing, title: String) {
        let (tabs, bench) = makeTabs { $0.landing = landing }

        tabs.start()

        #expect(bench.device.screen?.title == title)
    }

    @Test(
        arguments: zip(
            [DeepLink.users, .favorites, .photo(1), .category("Nature")],
            ["Users", "Favorites", "Photo", "Nature"]
        )
    )
    func `A link opens its screen, at the start and in the running app, and shows no other`(
        link: DeepLink,
        title: String
    ) throws {
        let (started, first) = makeTabs(link: link)
        let (running, second) = makeTabs()
        running.start()
        try second.device.tap("Add image")
        var shown: Set<String?> = []
        for device in [first.device, second.device] {
            device.onChange = { [unowned device] in shown.insert(device.screen?.title) }
        }

        started.start()
        running.open(link)

        [first, second].map(\.device.screen?.title).expect([title, title])
        #expect(shown == ["Add image", title])
    }

    @Test func `A link opens above its tab and closes sheet and alerts`() throws {
        let (tabs, bench) = makeTabs()
        tabs.start()
        try bench.device.tap("Add image")
        bench.window.present(Alert(.photoGone))

        tabs.open(.photo(1))

        ScreenText(bench.device).lines.expect([
            " Dashboard  <Photos>  Users   Favorites ", "= Photo …", "  Title: ", "  (Save)", "  (Delete)",
        ])
        try bench.device.back()
        #expect(bench.device.screen?.title == "Photos")
    }

    @Test(arguments: ["Dashboard", "Photos", "Users", "Favorites"])
    func `“Log out” in each tab removes the session`(tab: String) async throws {
        let (tabs, bench) = makeTabs()
        tabs.start()

        try bench.device.selectTab(tab)
        try bench.device.tap("Log out")
        await bench.clock.settle()

        bench.sessions.messages.expect([.remove])
    }
}

private func makeTabs(
    link: DeepLink? = nil,
    options: (inout AppOptions) -> Void = { _ in }
) -> (TabsCoordinator, Bench) {
    var bench = Bench()
    options(&bench.options)
    let tabs = TabsCoordinator(
        services: bench.services,
        session: bench.makeSession(),
        window: bench.window,
        link: link
    )
    return (track(tabs), bench)
}
