/// The title and message of an alert.
package struct AlertContent: Equatable, Sendable {
    package let title: String
    package let message: String

    package init(title: String, message: String = "") {
        self.title = title
        self.message = message
    }
}

/// The app's alerts, worded as in the specification.
extension AlertContent {
    /// Shown after a tap with invalid fields; the message is that of the first.
    package static func checkYourDetails(_ firstError: FieldError?) -> Self {
        Self(title: "Check your details", message: firstError?.message ?? "")
    }

    /// Shown after a login that was refused or did not reach the service.
    package static func loginFailed(_ reason: String) -> Self {
        Self(title: "Login failed", message: reason)
    }

    /// Shown after a signup that was refused or did not reach the service.
    package static func signUpFailed(_ reason: String) -> Self {
        Self(title: "Sign up failed", message: reason)
    }

    /// Shown after a log-out that could not remove the session.
    package static func logOutFailed(_ reason: String) -> Self {
        Self(title: "Log out failed", message: reason)
    }

    /// Shown after an action on a photo that is deleted or never existed.
    package static let photoGone = Self(title: "This photo no longer exists")

    /// Shown after a change that could not be stored.
    package static func couldNotSave(_ reason: String) -> Self {
        Self(title: "Could not save", message: reason)
    }

    /// Shown after a photo that is not stored could not be fetched.
    package static func couldNotLoadPhoto(_ reason: String) -> Self {
        Self(title: "Could not load photo", message: reason)
    }
}
