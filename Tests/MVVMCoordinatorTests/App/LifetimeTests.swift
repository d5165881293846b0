import Headless
import Shared
import TestSupport
import Testing

/// Every object of a screen is freed when the screen is left, also in the middle of a request.
@Suite(.leakCheck)
struct LifetimeTests {
    @Test(arguments: [false, true])
    func `Sign up goes when it is left`(midRequest: Bool) async throws {
        let app = await launchApp()
        let before = app.census
        if midRequest { app.accounts.hold() }
        try app.device.tap("Sign up")
        let signup = app.census.newcomers(since: before)
        if midRequest { try app.device.signUp() }
        await app.settle()

        try app.device.back()
        await app.settle()

        #expect(signup.names == Modules.signup)
        #expect(signup.alive == [])
    }

    @Test(arguments: [SignupOutcome.accountCreated(email: SignupForm.valid.email), .loggedIn])
    func `Sign up goes when the account is made`(outcome: SignupOutcome) async throws {
        let app = await launchApp()
        app.accounts.answers.signUp = .success(outcome)
        let before = app.census
        try app.device.tap("Sign up")
        let signup = app.census.newcomers(since: before)

        try app.device.signUp()
        await app.settle()

        #expect(app.device.screen?.title != "Sign up")
        #expect(signup.names == Modules.signup)
        #expect(signup.alive == [])
    }

    @Test func `Log in goes when somebody has logged in`() async throws {
        let app = await launchApp()
        let login = app.census

        try app.device.logIn()
        await app.settle()

        #expect(app.device.screen?.title == "Dashboard")
        #expect(login.names == Modules.login)
        #expect(login.alive == [])
    }

    @Test func `Log in goes with the app, in the middle of a request too`() async throws {
        let app = await launchApp()
        let login = app.census
        app.accounts.hold()
        try app.device.logIn()
        await app.settle()

        app.end()
        app.window.setRoot(NavigationStack(root: UnrelatedView()))
        await app.settle()

        #expect(login.names == Modules.login)
        #expect(login.alive == [])
    }

    @Test(arguments: [false, true])
    func `The tabs go at log out`(midRequest: Bool) async throws {
        let app = await launchApp(session: .sample)
        if midRequest { app.accounts.hold() }
        try app.device.selectTab("Users")
        await app.settle()
        let tabs = app.census

        try app.device.tap("Log out")
        await app.settle()

        #expect(app.accounts.messages == (midRequest ? [.users, .canceled] : [.users]))
        #expect(tabs.names == Modules.tabs)
        #expect(tabs.alive == [])
    }

    @Test func `The app goes with whoever holds it, in the middle of a request too`() async throws {
        let app = await launchApp(session: .sample)
        weak let application = app.application
        app.sessions.hold()
        try app.device.tap("Log out")
        await app.settle()

        app.end()

        #expect(application == nil)
        #expect(app.sessions.messages == [.current, .remove])
    }
}
