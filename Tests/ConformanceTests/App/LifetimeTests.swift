import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import ArchDemo

@Suite(.leakCheck)
struct LifetimeTests {
    @Test(arguments: PatternName.allCases, [false, true])
    func `Sign up is freed when it is left`(on name: PatternName, midRequest: Bool) async throws {
        let app = await launchApp(name)
        let before = app.census
        if midRequest { app.accounts.hold() }
        try app.device.tap("Sign up")
        let signup = app.census.newcomers(since: before)
        if midRequest { try app.device.signUp() }
        await app.settle()

        try app.device.back()
        await app.settle()

        #expect(signup.names == name.modules.signup)
        #expect(signup.alive == [])
    }

    @Test(arguments: PatternName.allCases, [SignupOutcome.accountCreated(email: SignupForm.valid.email), .loggedIn])
    func `Sign up is freed when the account is created`(on name: PatternName, outcome: SignupOutcome) async throws {
        let app = await launchApp(name)
        app.accounts.answers.signUp = .success(outcome)
        let before = app.census
        try app.device.tap("Sign up")
        let signup = app.census.newcomers(since: before)

        try app.device.signUp()
        await app.settle()

        #expect(app.device.screen?.title != "Sign up")
        #expect(signup.names == name.modules.signup)
        #expect(signup.alive == [])
    }

    @Test(arguments: PatternName.allCases)
    func `Log in is freed by a login`(on name: PatternName) async throws {
        let app = await launchApp(name)
        let login = app.census

        try app.device.logIn()
        await app.settle()

        #expect(app.device.screen?.title == "Dashboard")
        #expect(login.names == name.modules.login)
        #expect(login.alive == [])
    }

    @Test(arguments: PatternName.allCases)
    func `Log in is freed with the app during a request`(on name: PatternName) async throws {
        let app = await launchApp(name)
        let login = app.census
        app.accounts.hold()
        try app.device.logIn()
        await app.settle()

        app.end()
        app.window.setRoot(NavigationStack(root: UnrelatedView()))
        await app.settle()

        #expect(login.names == name.modules.login)
        #expect(login.alive == [])
    }

    @Test(arguments: PatternName.allCases, [false, true])
    func `The tabs are freed by a logout`(on name: PatternName, midRequest: Bool) async throws {
        let app = await launchApp(name, session: .sample)
        if midRequest { app.accounts.hold() }
        try app.device.selectTab("Users")
        await app.settle()
        let tabs = app.census

        try app.device.tap("Log out")
        await app.settle()

        #expect(app.accounts.messages == (midRequest ? [.users, .canceled] : [.users]))
        #expect(tabs.names == name.modules.tabs)
        #expect(tabs.alive == [])
    }

    @Test(arguments: PatternName.allCases)
    func `The app is freed by its owner during a request`(on name: PatternName) async throws {
        let app = await launchApp(name, session: .sample)
        weak let application = app.application
        app.sessions.hold()
        try app.device.tap("Log out")
        await app.settle()

        app.end()

        #expect(application == nil)
        #expect(app.sessions.messages == [.current, .remove])
    }
}

extension LifetimeTests {
    @Test(arguments: PatternName.allCases)
    func `Log in and Sign up retain nothing of the app`(on name: PatternName) async throws {
        let app = await launchApp(name)
        try app.device.tap("Sign up")

        app.end()

        #expect(!app.atLaunch.names.isEmpty)
        #expect(app.atLaunch.alive == [])
    }

    @Test(arguments: PatternName.allCases, [false, true])
    func `The tabs and all above them retain nothing of the app but its session`(on name: PatternName, isSheet: Bool)
        async throws
    {
        let app = await launchApp(name, session: .sample)
        app.photos.answers.photo = .success(.sample(1))
        for link in [DeepLink.users, .favorites, .photo(1)] { app.application?.open(link) }
        try app.device.selectTab("Dashboard")
        await app.settle()
        if isSheet { try app.device.tap("Add image") } else { app.application?.open(.category("Flowers")) }
        await app.settle()

        app.end()
        let retained = app.atLaunch.alive
        app.window.setRoot(NavigationStack(root: UnrelatedView()))

        #expect(!app.atLaunch.names.isEmpty)
        #expect(retained == (name == .mvvmC ? ["SessionKeeper"] : []))
        #expect(app.atLaunch.alive == [])
    }
}
