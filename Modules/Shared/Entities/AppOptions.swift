/// The app's options, the same for every pattern.
package struct AppOptions: Equatable, Sendable {
    /// The screen that opens after the login.
    package enum Landing: String, Sendable, CaseIterable {
        case dashboard, users, photos
    }

    /// The screen that opens after a successful signup.
    package enum AfterSignup: String, Sendable, CaseIterable {
        case login, landing
    }

    package var policy = PasswordPolicy.classic
    package var landing = Landing.dashboard
    package var afterSignup = AfterSignup.login
    /// The deep link to open as soon as there is a session.
    package var link: DeepLink?

    package init() {}
}
