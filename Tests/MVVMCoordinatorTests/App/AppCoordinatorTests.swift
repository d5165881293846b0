import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct AppCoordinatorTests {
    @Test func `The app owns one flow at a time, and a child flow until it finishes`() async throws {
        var options = AppOptions()
        options.afterSignup = .landing
        let app = await launchApp(options: options)
        app.coordinators.expect(["LoginCoordinator"])

        try app.device.tap("Sign up")
        app.coordinators.expect(["LoginCoordinator", "SignupCoordinator"])

        try app.device.signUp()
        await app.settle()
        app.coordinators.expect(["DashboardCoordinator", "PhotoListCoordinator", "TabsCoordinator"])

        try app.device.tap("Add image")
        #expect(app.coordinators.first == "AddImageCoordinator")

        app.application?.open(.users)
        await app.settle()
        app.coordinators.expect(["DashboardCoordinator", "PhotoListCoordinator", "TabsCoordinator"])

        try app.device.tap("Log out")
        await app.settle()
        app.coordinators.expect(["LoginCoordinator"])
    }

    @Test func `A link opens after the next login, once`() async throws {
        let app = await launchApp()
        app.application?.open(.users)
        try app.device.logIn()
        await app.settle()
        #expect(app.device.screen?.title == "Users")

        try app.device.tap("Log out")
        await app.settle()
        try app.device.logIn()
        await app.settle()

        #expect(app.device.screen?.title == "Dashboard")
    }

    @Test func `A link without a session waits at Log in for the login`() async throws {
        var options = AppOptions()
        options.link = .users
        let app = await launchApp(options: options)
        #expect(app.device.screen?.title == "Log in")

        try app.device.logIn()
        await app.settle()

        #expect(app.device.screen?.title == "Users")
    }

    @Test func `A link without a session replaces the one before it`() async throws {
        let app = await launchApp()
        app.application?.open(.users)

        app.application?.open(.favorites)
        try app.device.logIn()
        await app.settle()

        #expect(app.device.screen?.title == "Favorites")
    }

    @Test func `A link after log out waits for the next login`() async throws {
        let app = await launchApp(session: .sample)

        try app.device.tap("Log out")
        await app.settle()
        app.application?.open(.users)
        try app.device.logIn()
        await app.settle()

        #expect(app.device.screen?.title == "Users")
    }

    @Test func `The app is busy while the session is being removed`() async throws {
        let app = await launchApp(session: .sample)
        app.sessions.hold()

        try app.device.tap("Log out")
        #expect(throws: DeviceError.busy) { try app.device.tap("Log out") }
        app.sessions.release()
        await app.settle()

        app.sessions.messages.expect([.current, .remove])
        #expect(app.device.screen?.title == "Log in")
        #expect(!app.device.isBusy)
    }

    @Test func `A failed log-out shows an alert above Log in, and the app is busy no longer`() async throws {
        let app = await launchApp(session: .sample)
        app.sessions.failure = StorageError("disk full")

        try app.device.tap("Log out")
        await app.settle()

        #expect(app.device.alert?.content == .logOutFailed("The device could not store or read its data. Try again."))
        #expect(app.device.screen?.title == "Log in")
        #expect(!app.device.isBusy)
    }

    @Test func `Log out hides the notice`() async throws {
        let app = await launchApp(session: .sample)
        app.window.show(notice: "Saved")

        try app.device.tap("Log out")
        await app.settle()

        #expect(app.device.screen?.title == "Log in")
        #expect(app.device.notice == nil)
    }
}

extension AppCoordinatorTests {
    @Test func `A link that arrives during a log-out waits for the next login`() async throws {
        let app = await launchApp(session: .sample)
        app.sessions.hold()
        try app.device.tap("Log out")

        app.application?.open(.users)
        let during = app.device.screen?.title
        app.sessions.release()
        await app.settle()
        #expect(app.device.screen?.title == "Log in")
        try app.device.logIn()
        await app.settle()

        #expect(during == "Dashboard")
        #expect(app.device.screen?.title == "Users")
    }

    @Test func `A save that fails after its screen was left shows a notice, unless a log-out has begun`() async throws {
        let left = try await noticeAfterLeaving(loggingOut: false)
        let loggedOut = try await noticeAfterLeaving(loggingOut: true)

        #expect(left == "Could not save the title. The device could not store or read its data. Try again.")
        #expect(loggedOut == nil)
    }

    @Test func `A failure after leaving shows after what a screen has yet to show`() async {
        let app = await launchApp(session: .sample)
        app.device.screen?.setNeedsUpdate { [window = app.window] in window.show(notice: "Saved") }

        app.clock.activity.orphanedFailures.announce(.deletion, .photoGone)
        await app.settle()

        #expect(app.device.notice == "Could not delete the photo. This photo no longer exists.")
    }

    private func noticeAfterLeaving(loggingOut: Bool) async throws -> String? {
        let app = await launchApp(session: .sample)
        app.photos.answers.photo = .success(.sample(1))
        app.application?.open(.photo(1))
        await app.settle()
        app.photos.answers.rename = .failure(StorageError("disk full"))
        app.photos.hold()
        app.sessions.hold()

        try app.device.tap("Save")
        await app.settle()
        try app.device.back()
        if loggingOut { try app.device.tap("Log out") }
        app.photos.release()
        await app.settle()

        let notice = app.device.notice
        app.sessions.release()
        await app.settle()
        return notice
    }
}

extension LaunchedApp {
    fileprivate var coordinators: [String] { census.names.filter { $0.hasSuffix("Coordinator") } }
}
