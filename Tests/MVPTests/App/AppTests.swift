import Headless
import Shared
import TestSupport
import Testing

@Suite(.leakCheck)
struct AppTests {
    @Test func `Without a session it starts with Log in`() async {
        let app = await launchApp()

        #expect(app.device.screen?.title == "Log in")
        #expect(app.device.tabs == nil)
    }

    @Test(arguments: zip(AppOptions.Landing.allCases, ["Dashboard", "Users", "Photos"]))
    func `With a session it starts with the landing screen`(landing: AppOptions.Landing, title: String) async {
        var options = AppOptions()
        options.landing = landing

        let app = await launchApp(session: .sample, options: options)

        #expect(app.device.screen?.title == title)
        #expect(app.device.tabs?.titles == ["Dashboard", "Photos", "Users", "Favorites"])
    }

    @Test func `With a session a link opens its screen`() async {
        let app = await launchApp(session: .sample, options: linkToUsers)

        #expect(app.device.screen?.title == "Users")
    }

    @Test func `A link waits for the login, and is used up by it`() async throws {
        let app = await launchApp(options: linkToUsers)
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

    @Test func `Log out removes the session once, and leaves nothing of the user behind`() async throws {
        let app = await launchApp()
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

    @Test func `A session that cannot be removed is told above Log in`() async throws {
        let app = await launchApp(session: .sample)
        app.sessions.failure = StorageError("disk full")

        try app.device.tap("Log out")
        await app.settle()

        #expect(app.device.screen?.title == "Log in")
        #expect(
            app.device.alert?.content
                == .logOutFailed("The device could not store or read its data. Try again.")
        )
    }

    @Test func `Two failures in a row are two alerts`() async throws {
        let app = await launchApp()
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

    @Test func `Sign up on the way cancels the login, and back from there it can be tried again`() async throws {
        let app = await launchApp()
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

    @Test func `The answer to a sign-up that was left changes nothing`() async throws {
        let app = await launchApp()
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

    private var linkToUsers: AppOptions {
        var options = AppOptions()
        options.link = .users
        return options
    }
}
