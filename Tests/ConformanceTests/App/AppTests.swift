import Foundation
import Headless
import Screens
import TestSupport
import Testing

@testable import AppCommand
@testable import Shared

@Suite(.leakCheck)
struct AppTests {
    @Test(arguments: Pattern.allCases)
    func `The app whose session cannot be read starts with Log in, without an alert`(on pattern: Pattern) async {
        let app = await launchApp(pattern, session: .sample, failure: StorageError("disk full"))

        ScreenText(app.device).lines.expect(emptyLogin)
    }

    @Test(arguments: Pattern.allCases)
    func `Log out makes the app busy until the session is removed, then shows an empty Log in`(on pattern: Pattern)
        async throws
    {
        let app = await launchApp(pattern)
        try app.device.logIn()
        await app.settle()
        app.window.show(notice: "Saved")
        app.sessions.hold()

        try app.device.tap("Log out")
        #expect(throws: DeviceError.busy) { try app.device.tap("Log out") }
        await app.settle()
        #expect(app.device.isBusy)
        app.sessions.release()
        await app.settle()

        app.sessions.messages.expect([.current, .save(.sample), .remove])
        ScreenText(app.device).lines.expect(emptyLogin)
    }

    @Test(arguments: Pattern.allCases, ["Log in", "Sign up"])
    func `From the answer until the session is saved the app is busy and takes no action, and a link waits`(
        on pattern: Pattern,
        screen: String
    ) async throws {
        var options = AppOptions()
        options.afterSignup = .landing
        let app = await launchApp(pattern, options: options)
        app.sessions.hold()
        if screen == "Sign up" { try app.device.tap("Sign up") }
        try screen == "Sign up" ? app.device.signUp() : app.device.logIn()
        await app.settle()

        for button in ["Log in", "Sign up"] {
            #expect(throws: DeviceError.busy) { try app.device.tap(button) }
        }
        #expect(throws: DeviceError.busy) { try app.device.back() }
        app.application?.open(.users)
        #expect(app.device.isBusy && app.device.screen?.title == screen)
        app.sessions.release()
        await app.settle()

        app.sessions.messages.expect([.current, .save(.sample)])
        #expect(!app.device.isBusy && app.device.screen?.title == "Users")
    }

    @Test(arguments: Pattern.allCases, ["Log in", "Sign up"])
    func `A session that cannot be saved leaves the user at Log in, the account of a signup exists`(
        on pattern: Pattern,
        screen: String
    ) async throws {
        var options = AppOptions()
        options.afterSignup = .landing
        let app = await launchApp(pattern, options: options)
        app.sessions.failure = StorageError("disk full")
        if screen == "Sign up" { try app.device.tap("Sign up") }
        try screen == "Sign up" ? app.device.signUp() : app.device.logIn()
        await app.settle()

        #expect(!app.device.isBusy && app.device.screen?.title == "Log in")
        #expect(app.device.alert?.title == (screen == "Log in" ? "Login failed" : nil))
        #expect(app.device.notice == (screen == "Log in" ? nil : "Account created"))
    }

    @Test(arguments: Pattern.allCases)
    func `A session that cannot be removed leaves the user at Log in, with the reason`(on pattern: Pattern) async throws
    {
        let app = await launchApp(pattern, session: .sample)
        app.sessions.failure = StorageError("disk full")

        try app.device.tap("Log out")
        await app.settle()

        let reason = "The device could not store or read its data. Try again."
        #expect(app.device.screen?.title == "Log in")
        #expect(app.device.alert?.content == AlertContent(title: "Log out failed", message: reason))
    }

    private let emptyLogin = ["= Log in", "  Email: ", "  Password: ", "  [Log in]", "  [Sign up]"]
}
