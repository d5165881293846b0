/// What an alert says.
package struct AlertContent: Equatable, Sendable {
    package let title: String
    package let message: String

    package init(title: String, message: String = "") {
        self.title = title
        self.message = message
    }
}

/// The alerts of the app, word for word.
extension AlertContent {
    /// After a tap with invalid fields: gives the first field's message.
    package static func checkYourDetails(_ firstMessage: String) -> Self {
        Self(title: "Check your details", message: firstMessage)
    }

    /// After a login that was refused or did not reach the service.
    package static func loginFailed(_ reason: String) -> Self {
        Self(title: "Login failed", message: reason)
    }

    /// After a sign-up that was refused or did not reach the service.
    package static func signUpFailed(_ reason: String) -> Self {
        Self(title: "Sign up failed", message: reason)
    }

    /// After a log-out that could not remove the session.
    package static func logOutFailed(_ reason: String) -> Self {
        Self(title: "Log out failed", message: reason)
    }

    /// Before a photo is deleted: a question to be answered with “Delete” or “Cancel”.
    package static let deletePhoto = Self(title: "Delete photo?")

    /// After something was asked of a photo that is deleted or was never there.
    package static let photoGone = Self(title: "This photo no longer exists")

    /// After something could not be stored.
    package static func couldNotSave(_ reason: String) -> Self {
        Self(title: "Could not save", message: reason)
    }

    /// After a photo that is not stored could not be fetched.
    package static func couldNotLoadPhoto(_ reason: String) -> Self {
        Self(title: "Could not load photo", message: reason)
    }
}
