import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVC

@Suite(.leakCheck)
struct AppControllerTests {
    @Test func `A start without a session opens Log in`() async {
        let app = await launch()

        app.sessions.messages.expect([.current])
        #expect(app.device.screen?.title == "Log in")
        #expect(app.device.tabs == nil)
    }

    @Test func `A session that cannot be read opens Log in`() async {
        let app = await launch(session: .sample, failure: StorageError("disk full"))

        #expect(app.device.screen?.title == "Log in")
        #expect(app.device.alert == nil)
    }

    @Test(arguments: zip(AppOptions.Landing.allCases, ["Dashboard", "Users", "Photos"]))
    func `A start with a saved session opens the landing screen`(
        landing: AppOptions.Landing,
        title: String
    ) async {
        let app = await launch(session: .sample) { $0.landing = landing }

        #expect(app.device.screen?.title == title)
        #expect(app.device.tabs?.titles == ["Dashboard", "Photos", "Users", "Favorites"])
    }

    @Test func `A link opens after the next login, once`() async throws {
        let app = await launch { $0.link = .users }
        var titles = [app.device.screen?.title]

        for _ in 1...2 {
            try app.device.logIn()
            await app.settle()
            titles.append(app.device.screen?.title)
            try app.device.tap("Log out")
            await app.settle()
        }

        titles.expect(["Log in", "Users", "Dashboard"])
    }

    @Test(arguments: zip([DeepLink.users, .photo(1), .category("Nature")], ["Users", "Photo", "Nature"]))
    func `A link opens its screen above its tab, closes sheet and alerts, and shows no other screen`(
        link: DeepLink,
        title: String
    ) async throws {
        let app = await launch(session: .sample)
        app.photos.answers.photo = .success(.sample(1))
        try app.device.tap("Add image")
        app.window.present(Alert(.photoGone))
        var shown: Set<String?> = []
        app.device.onChange = { [unowned device = app.device] in shown.insert(device.screen?.title) }

        app.application?.open(link)
        await app.settle()

        #expect(app.device.screen?.title == title)
        #expect(shown == ["Add image", title])
        #expect(!app.device.isSheetPresented)
        #expect(app.device.alert == nil)
        #expect(app.device.canGoBack == (link != .users))
    }

    @Test func `A link received during a log-out opens after the next login`() async throws {
        let app = await launch(session: .sample)
        app.sessions.hold()
        try app.device.tap("Log out")

        app.application?.open(.users)
        let during = app.device.screen?.title
        app.sessions.release()
        await app.settle()
        try app.device.logIn()
        await app.settle()

        #expect(during == "Dashboard")
        #expect(app.device.screen?.title == "Users")
    }

    @Test func `A link received while the session is saved waits for the login and closes no alert`() async throws {
        let app = await launch()
        app.sessions.hold()
        try app.device.logIn()
        await app.settle()
        app.window.present(Alert(.photoGone))

        app.application?.open(.users)
        let during = app.device.screen?.title
        let alert = app.device.alert?.content
        app.sessions.release()
        await app.settle()

        #expect(during == "Log in")
        #expect(alert == .photoGone)
        #expect(app.device.screen?.title == "Users")
    }

    @Test(arguments: [AppOptions.AfterSignup.login, .landing])
    func `A signup leads to Log in or, with its session saved, to the landing screen`(
        afterSignup: AppOptions.AfterSignup
    ) async throws {
        let app = await launch { $0.afterSignup = afterSignup }

        try app.device.tap("Sign up")
        try app.device.signUp()
        await app.settle()

        app.sessions.messages.dropFirst().expect(afterSignup == .login ? [] : [.save(.sample)])
        #expect(app.device.screen?.title == (afterSignup == .login ? "Log in" : "Dashboard"))
    }

    @Test func `The app is busy while the session is being removed`() async throws {
        let app = await launch(session: .sample)
        app.sessions.hold()

        try app.device.tap("Log out")
        #expect(throws: DeviceError.busy) { try app.device.tap("Log out") }
        app.sessions.release()
        await app.settle()

        app.sessions.messages.expect([.current, .remove])
        #expect(app.device.screen?.title == "Log in")
        #expect(!app.device.isBusy)
    }

    @Test(
        arguments: [
            (StorageError("disk full"), .logOutFailed("The device could not store or read its data. Try again.")),
            (CancellationError(), nil),
        ] as [(any Error, AlertContent?)]
    )
    func `A failed log-out shows an alert after Log in opened, unless it was canceled`(
        error: any Error,
        alert: AlertContent?
    ) async throws {
        let app = await launch(session: .sample)
        app.sessions.failure = error

        try app.device.tap("Log out")
        await app.settle()

        #expect(app.device.screen?.title == "Log in")
        #expect(app.device.alert?.content == alert)
    }

    @Test func `A change that fails after its screen was left shows a notice, but not after a log-out`() async throws {
        let app = await launch(session: .sample)
        let failures = app.clock.activity.orphanedFailures

        failures.announce(.title, .canceled)
        let canceled = app.device.notice
        failures.announce(.deletion, .photoGone)
        let failed = app.device.notice
        try app.device.tap("Log out")
        await app.settle()
        failures.announce(.title, .storage)

        #expect(canceled == nil)
        #expect(failed == "Could not delete the photo. This photo no longer exists.")
        #expect(app.device.notice == nil)
    }
}

private func launch(
    session: Session? = nil,
    failure: StorageError? = nil,
    options: (inout AppOptions) -> Void = { _ in }
) async -> LaunchedApp {
    var bench = Bench(session: session)
    bench.sessions.failure = failure
    options(&bench.options)
    return await LaunchedApp(of: "MVC", on: bench) { track(AppController(services: $0, window: $1)) }
}
