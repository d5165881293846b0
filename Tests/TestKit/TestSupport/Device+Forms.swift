import Headless
import Shared

/// Actions that tests repeat on the device.
extension Device {
    /// Fills in and sends Log in, without waiting for the answer.
    package func logIn() throws {
        try type(LoginForm.valid.email, into: "Email")
        try type(LoginForm.valid.password, into: "Password")
        try tap("Log in")
    }

    /// Fills in and sends Sign up, without waiting for the answer.
    package func signUp() throws {
        let form = SignupForm.valid
        try type(form.firstName, into: "First name")
        try type(form.lastName, into: "Last name")
        try type(form.email, into: "Email")
        try type(form.password, into: "Password")
        try type(form.phone, into: "Phone")
        try tap("Sign up")
    }
}

extension Alert {
    /// The texts of the alert, to compare with the app's.
    package var content: AlertContent { AlertContent(title: title, message: message) }
}
