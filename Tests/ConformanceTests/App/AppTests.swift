import Foundation
import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import ArchDemo

@Suite(.leakCheck)
struct AppTests {
    @Test(arguments: Pattern.allCases)
    func `The app without a session starts with Log in`(on pattern: Pattern) async {
        let app = await launchApp(pattern)

        #expect(app.device.screen?.title == "Log in")
        #expect(app.device.tabs == nil)
    }

    @Test(arguments: Pattern.allCases)
    func `The app whose session cannot be read starts with Log in, without an alert`(on pattern: Pattern) async {
        let app = await launchApp(pattern, session: .sample, failure: StorageError("disk full"))

        #expect(app.device.screen?.title == "Log in")
        #expect(app.device.alert == nil)
    }

    @Test(arguments: Pattern.allCases, AppOptions.Landing.allCases)
    func `The app with a session starts with the landing screen`(on pattern: Pattern, landing: AppOptions.Landing)
        async
    {
        var options = AppOptions()
        options.landing = landing

        let app = await launchApp(pattern, session: .sample, options: options)

        #expect(app.device.screen?.title == landing.rawValue.capitalized)
        #expect(app.device.tabs?.titles == ["Dashboard", "Photos", "Users", "Favorites"])
    }

    @Test(arguments: Pattern.allCases)
    func `A link opens its screen if there is a session`(on pattern: Pattern) async {
        let app = await launchApp(pattern, session: .sample, options: linkToUsers)

        #expect(app.device.screen?.title == "Users")
    }

    @Test(arguments: Pattern.allCases)
    func `A link without a session opens its screen after the next login only`(on pattern: Pattern) async throws {
        let app = await launchApp(pattern, options: linkToUsers)
        #expect(app.device.screen?.title == "Log in")

        try app.device.logIn()
        await app.settle()
        #expect(app.device.screen?.title == "Users")

        try app.device.tap("Log out")
        await app.settle()
        try app.device.logIn()
        await app.settle()
        #expect(app.device.screen?.title == "Dashboard")
    }

    @Test(arguments: Pattern.allCases)
    func `A link that arrives during a log-out waits for the next login`(on pattern: Pattern) async throws {
        let app = await launchApp(pattern, session: .sample)
        app.sessions.hold()
        try app.device.tap("Log out")
        await app.settle()

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

    @Test(arguments: Pattern.allCases)
    func `Log out, tapped twice, removes the session once and shows an empty Log in`(on pattern: Pattern) async throws {
        let app = await launchApp(pattern)
        try app.device.logIn()
        await app.settle()
        app.window.show(notice: "Saved")
        app.sessions.hold()

        try app.device.tap("Log out")
        try app.device.tap("Log out")
        await app.settle()
        app.sessions.release()
        await app.settle()

        #expect(app.sessions.messages == [.current, .remove])
        #expect(try app.device.texts() == ["Log in", "Email", "", "Password", "", "Log in", "Sign up"])
        #expect(app.device.tabs == nil)
    }

    @Test(arguments: Pattern.allCases)
    func `A session that cannot be removed shows an alert above Log in`(on pattern: Pattern) async throws {
        let app = await launchApp(pattern, session: .sample)
        app.sessions.failure = StorageError("disk full")

        try app.device.tap("Log out")
        await app.settle()

        #expect(app.device.screen?.title == "Log in")
        #expect(
            app.device.alert?.content
                == .logOutFailed("The device could not store or read its data. Try again.")
        )
    }

    @Test(arguments: Pattern.allCases)
    func `Two equal failures in a row show two alerts`(on pattern: Pattern) async throws {
        let app = await launchApp(pattern)
        app.accounts.answers.logIn = .failure(AccountError.invalidCredentials)

        for _ in 1...2 {
            try app.device.logIn()
            await app.settle()
            #expect(app.device.alert?.content == .loginFailed("Invalid credentials"))
            try app.device.tap("OK")
            await app.settle()
        }

        #expect(app.device.alert == nil)
    }

    @Test(arguments: Pattern.allCases)
    func `Sign up opened during a login cancels it, and back from there Log in is enabled`(on pattern: Pattern)
        async throws
    {
        let app = await launchApp(pattern)
        app.accounts.hold()
        try app.device.logIn()
        await app.settle()
        #expect(app.device.screen?.isBusy == true)

        try app.device.tap("Sign up")
        app.accounts.release()
        await app.settle()
        #expect(app.device.screen?.title == "Sign up")

        try app.device.back()
        await app.settle()
        #expect(app.device.screen?.title == "Log in")
        #expect(app.device.screen?.isBusy == false)
        #expect(try app.device.button("Log in").isEnabled)
    }

    @Test(arguments: Pattern.allCases)
    func `The answer to a signup whose screen was left changes nothing`(on pattern: Pattern) async throws {
        let app = await launchApp(pattern)
        app.accounts.hold()
        try app.device.tap("Sign up")
        try app.device.signUp()
        await app.settle()

        try app.device.back()
        app.accounts.release()
        await app.settle()

        #expect(app.accounts.messages.last == .canceled)
        #expect(try app.device.texts() == ["Log in", "Email", "", "Password", "", "Log in", "Sign up"])
    }

    @Test(arguments: Pattern.allCases)
    func `A login or signup begins when the canceled one before it has returned`(on pattern: Pattern) async throws {
        let (login, signup) = (try LoginForm.valid.validated(), try SignupForm.valid.validated(policy: .classic))
        let app = await launchApp(pattern)
        app.accounts.hold()
        try app.device.logIn()
        await app.settle()

        try app.device.tap("Sign up")
        try app.device.signUp()
        await app.settle()
        #expect(app.accounts.messages == [.logIn(login), .canceled])
        app.accounts.release()
        app.accounts.hold()
        await app.settle()
        #expect(app.accounts.messages == [.logIn(login), .canceled, .signUp(signup)])

        try app.device.back()
        try app.device.logIn()
        await app.settle()
        #expect(app.accounts.messages.last == .canceled)
        app.accounts.release()
        await app.settle()
        #expect(app.accounts.messages.last == .logIn(login))
    }

    private var linkToUsers: AppOptions {
        var options = AppOptions()
        options.link = .users
        return options
    }
}
