import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct AppControllerTests {
    @Test(arguments: zip([nil, Session.sample], ["Log in", "Dashboard"]))
    func `The start opens Log in, or the tabs if a session is saved`(session: Session?, title: String) async {
        let (app, bench) = makeApp(session: session)

        app.start()
        await bench.clock.settle()

        #expect(bench.device.screen?.title == title)
    }

    @Test(arguments: zip(AppOptions.Landing.allCases, ["Dashboard", "Users", "Photos"]))
    func `A login opens the landing screen`(landing: AppOptions.Landing, title: String) {
        let (app, bench) = makeApp { $0.landing = landing }

        app.didLogIn()

        #expect(bench.device.screen?.title == title)
    }

    @Test(
        arguments: zip(
            [DeepLink.users, .favorites, .photo(1), .category("Nature")],
            ["Users", "Favorites", "Photo", "Nature"]
        )
    )
    func `A link opens its screen, at the login and in the running app`(link: DeepLink, title: String) {
        let (waiting, login) = makeApp { $0.link = link }
        let (running, tabs) = makeApp()
        running.didLogIn()

        waiting.didLogIn()
        running.open(link)

        #expect(login.device.screen?.title == title)
        #expect(tabs.device.screen?.title == title)
    }

    @Test func `A link waits for the next login, which opens its screen once`() {
        let (app, bench) = makeApp()
        app.open(.photo(1))
        app.didLogIn()
        #expect(bench.device.screen?.title == "Photo")

        app.didLogIn()

        #expect(bench.device.screen?.title == "Dashboard")
    }

    @Test func `A link without a session waits at Log in for the login`() async {
        let (app, bench) = makeApp { $0.link = .users }
        app.start()
        await bench.clock.settle()
        #expect(bench.device.screen?.title == "Log in")

        app.didLogIn()

        #expect(bench.device.screen?.title == "Users")
    }

    @Test func `A link opens above its tab and closes sheet and alerts`() throws {
        let (app, bench) = makeApp()
        app.didLogIn()
        try bench.device.tap("Add image")
        bench.window.present(Alert(.photoGone))

        app.open(.photo(1))

        #expect(bench.device.screen?.title == "Photo")
        #expect(bench.device.alert == nil)
        #expect(!bench.device.isSheetPresented)
        try bench.device.back()
        #expect(bench.device.screen?.title == "Photos")
    }

    @Test func `Log out removes the session and opens Log in, without notice`() async {
        let (app, bench) = makeApp(session: .sample)
        app.didLogIn()
        bench.window.show(notice: "Saved")

        app.didAskToLogOut()
        await bench.clock.settle()

        #expect(bench.sessions.messages == [.remove])
        #expect(bench.device.screen?.title == "Log in")
        #expect(bench.device.notice == nil)
        #expect(bench.device.alert == nil)
    }

    @Test func `A session that cannot be removed shows an alert above Log in`() async {
        let (app, bench) = makeApp(session: .sample)
        bench.sessions.failure = StorageError("disk full")
        app.didLogIn()

        app.didAskToLogOut()
        await bench.clock.settle()

        #expect(bench.device.screen?.title == "Log in")
        #expect(bench.device.alert?.title == "Log out failed")
    }
}

extension AppControllerTests {
    @Test func `A link that arrives during a log-out waits for the next login`() async {
        let (app, bench) = makeApp(session: .sample)
        app.didLogIn()
        bench.sessions.hold()
        app.didAskToLogOut()

        app.open(.users)
        let during = bench.device.screen?.title
        bench.sessions.release()
        await bench.clock.settle()
        #expect(bench.device.screen?.title == "Log in")
        app.didLogIn()

        #expect(during == "Dashboard")
        #expect(bench.device.screen?.title == "Users")
    }

    @Test func `A link that arrives after a log-out waits for the next login`() async {
        let (app, bench) = makeApp(session: .sample)
        app.didLogIn()
        app.didAskToLogOut()
        await bench.clock.settle()

        app.open(.users)
        #expect(bench.device.screen?.title == "Log in")
        app.didLogIn()

        #expect(bench.device.screen?.title == "Users")
    }

    @Test func `A change that fails after its screen was left shows a notice with the reason`() {
        let (app, bench) = makeApp()
        app.didLogIn()

        app.didFailAfterLeaving(.deletion, .photoGone)
        let failed = bench.device.notice
        bench.window.hideNotice()
        app.didFailAfterLeaving(.title, .canceled)

        #expect(failed == "Could not delete the photo. This photo no longer exists.")
        #expect(bench.device.notice == nil)
    }

    @Test func `From a log-out to the next login no notice shows`() async {
        let (app, bench) = makeApp(session: .sample)
        app.didLogIn()
        app.didAskToLogOut()

        app.didFailAfterLeaving(.title, .storage)
        let during = bench.device.notice
        await bench.clock.settle()
        app.didFailAfterLeaving(.title, .storage)

        #expect(during == nil)
        #expect(bench.device.notice == nil)
    }
}

private func makeApp(
    session: Session? = nil,
    options: (inout AppOptions) -> Void = { _ in }
) -> (AppController, Bench) {
    var bench = Bench(session: session)
    options(&bench.options)
    let app = track(AppController(services: bench.services, window: bench.window))
    return (app, bench)
}
