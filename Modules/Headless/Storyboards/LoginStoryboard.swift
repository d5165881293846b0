/// The elements of Log in.
package struct LoginStoryboard {
    package let email = Field("Email")
    package let password = Field("Password", isSecure: true)
    package let logIn = Button("Log in")
    package let signUp = Button("Sign up")
    package let screen: Screen

    package init() {
        screen = Screen("Log in", [.field(email), .field(password), .button(logIn), .button(signUp)])
    }
}
