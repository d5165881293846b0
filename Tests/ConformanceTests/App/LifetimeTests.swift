import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import AppCommand

@Suite(.leakCheck)
struct LifetimeTests {
    @Test(arguments: Pattern.allCases, [false, true])
    func `Sign up is freed when it is left`(on pattern: Pattern, midRequest: Bool) async throws {
        let app = await launchApp(pattern)
        let before = app.census
        if midRequest { app.accounts.hold() }
        try app.device.tap("Sign up")
        let signup = app.census.newcomers(since: before)
        if midRequest { try app.device.signUp() }
        await app.settle()

        try app.device.back()
        await app.settle()

        try signup.names.expect(pattern.objects.signup)
        #expect(signup.alive.isEmpty)
    }

    @Test(arguments: Pattern.allCases, AppOptions.AfterSignup.allCases)
    func `Sign up is freed when the account is created`(on pattern: Pattern, next: AppOptions.AfterSignup) async throws
    {
        var options = AppOptions()
        options.afterSignup = next
        let app = await launchApp(pattern, options: options)
        let before = app.census
        try app.device.tap("Sign up")
        let signup = app.census.newcomers(since: before)

        try app.device.signUp()
        await app.settle()

        #expect(app.device.screen?.title != "Sign up")
        try signup.names.expect(pattern.objects.signup)
        #expect(signup.alive.isEmpty)
    }

    @Test(arguments: Pattern.allCases)
    func `Log in is freed by a login`(on pattern: Pattern) async throws {
        let app = await launchApp(pattern)
        let login = app.census

        try app.device.logIn()
        await app.settle()

        #expect(app.device.screen?.title == "Dashboard")
        try login.names.expect(pattern.objects.login)
        #expect(login.alive.isEmpty)
    }

    @Test(arguments: Pattern.allCases)
    func `Log in is freed with the app during a request`(on pattern: Pattern) async throws {
        let app = await launchApp(pattern)
        let login = app.census
        app.accounts.hold()
        try app.device.logIn()
        await app.settle()

        app.end()
        app.window.setRoot(NavigationStack(root: UnrelatedView()))
        await app.settle()

        try login.names.expect(pattern.objects.login)
        #expect(login.alive.isEmpty)
    }

    @Test(arguments: Pattern.allCases, [false, true])
    func `The tabs are freed by a logout`(on pattern: Pattern, midRequest: Bool) async throws {
        let app = await launchApp(pattern, session: .sample)
        if midRequest { app.accounts.hold() }
        try app.device.selectTab("Users")
        await app.settle()
        let tabs = app.census

        try app.device.tap("Log out")
        await app.settle()

        #expect(app.accounts.messages == (midRequest ? [.users, .canceled] : [.users]))
        try tabs.names.expect(pattern.objects.tabs)
        #expect(tabs.alive.isEmpty)
    }

    @Test(arguments: Pattern.allCases)
    func `The app is freed by its owner during a request`(on pattern: Pattern) async throws {
        let app = await launchApp(pattern, session: .sample)
        weak let application = app.application
        app.sessions.hold()
        try app.device.tap("Log out")
        await app.settle()

        app.end()

        #expect(application == nil)
        #expect(try app.atLaunch.alive == pattern.objects.session)
        app.window.setRoot(NavigationStack(root: UnrelatedView()))
        #expect(app.atLaunch.alive.isEmpty)
        app.sessions.messages.expect([.current, .remove])
    }

    @Test(arguments: Pattern.allCases)
    func `The app is freed by its owner while the session is read`(on pattern: Pattern) async {
        let bench = Bench(session: .sample)
        var application: (any Application)? = pattern.makeApplication(bench.services, bench.window)
        let objects = Census(of: pattern.module, from: [application].compactMap(\.self))
        application?.start()

        application = nil

        #expect(!objects.names.isEmpty)
        #expect(objects.alive.isEmpty)
        await bench.clock.settle()
    }
}

extension LifetimeTests {
    @Test(arguments: Pattern.allCases)
    func `Log in and Sign up retain nothing of the app`(on pattern: Pattern) async throws {
        let app = await launchApp(pattern)
        try app.device.tap("Sign up")

        app.end()

        #expect(!app.atLaunch.names.isEmpty)
        #expect(app.atLaunch.alive.isEmpty)
    }

    @Test(arguments: Pattern.allCases, [false, true])
    func `The tabs and all above them retain nothing of the app but its session`(on pattern: Pattern, isSheet: Bool)
        async throws
    {
        let app = await launchApp(pattern, session: .sample)
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
        #expect(try retained == pattern.objects.session)
        #expect(app.atLaunch.alive.isEmpty)
    }
}
