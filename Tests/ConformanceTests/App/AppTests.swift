import Foundation
import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import AppCommand

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

        app.sessions.messages.expect([.current, .remove])
        ScreenText(app.device).lines.expect(emptyLogin)
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
        ScreenText(app.device).lines.expect(emptyLogin)
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
        app.accounts.messages.expect([.logIn(login), .canceled])
        app.accounts.release()
        app.accounts.hold()
        await app.settle()
        app.accounts.messages.expect([.logIn(login), .canceled, .signUp(signup)])

        try app.device.back()
        try app.device.logIn()
        await app.settle()
        #expect(app.accounts.messages.last == .canceled)
        app.accounts.release()
        await app.settle()
        #expect(app.accounts.messages.last == .logIn(login))
    }

    private let emptyLogin = ["= Log in", "  Email: ", "  Password: ", "  [Log in]", "  [Sign up]"]
}
