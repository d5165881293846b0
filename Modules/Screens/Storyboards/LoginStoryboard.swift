import Headless
import Shared

/// The outlets and layout of Log in.
package struct LoginStoryboard {
    package let email = Field("Email", .email, identifier: "email")
    package let password = Field("Password", .password, identifier: "password")
    package let logIn = Button("Log in", identifier: "logIn")
    package let signUp = Button("Sign up", identifier: "signUp")
    package let screen: Screen

    package init() {
        screen = Screen("Log in", [.field(email), .field(password), .button(logIn), .button(signUp)])
    }

    /// The element of a form's field.
    package subscript(field: LoginForm.Field) -> Field {
        switch field {
        case .email: email
        case .password: password
        }
    }
}
