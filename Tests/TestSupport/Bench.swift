import Headless
import Shared

/// A device to run an app or one screen of it on, with a double for everything outside.
package struct Bench {
    package let clock = VirtualClock()
    package let accounts: AccountServiceStub
    package let sessions: SessionStoreStub
    package let navigator: Navigator
    package let device: Device
    package var options = AppOptions()

    /// A bench whose session store holds `session`.
    package init(session: Session? = nil) {
        accounts = AccountServiceStub(clock: clock)
        sessions = SessionStoreStub(clock: clock, session: session)
        navigator = Navigator(clock: clock)
        device = Device(navigator: navigator)
    }

    package var services: Services {
        Services(clock: clock, accounts: accounts, sessions: sessions, options: options)
    }

    /// Fills in the form of the screen, field by field, as a person would.
    package func type(_ texts: [(label: String, text: String)]) throws {
        for (label, text) in texts { try device.type(text, into: label) }
    }

    /// Fills in and sends Log in, without waiting for the answer.
    package func logIn() throws {
        try type([("Email", LoginForm.valid.email), ("Password", LoginForm.valid.password)])
        try device.tap("Log in")
    }

    /// Fills in and sends Sign up, without waiting for the answer.
    package func signUp() throws {
        let form = SignupForm.valid
        try type([("First name", form.firstName), ("Last name", form.lastName), ("Email", form.email)])
        try type([("Password", form.password), ("Phone", form.phone)])
        try device.tap("Sign up")
    }
}
