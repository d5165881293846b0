/// The elements of Sign up.
package struct SignupStoryboard {
    package let firstName = Field("First name")
    package let lastName = Field("Last name")
    package let email = Field("Email")
    package let password = Field("Password", isSecure: true)
    package let phone = Field("Phone")
    package let signUp = Button("Sign up")
    package let cancel = Button("Cancel")
    package let screen: Screen

    package init() {
        screen = Screen(
            "Sign up",
            [
                .field(firstName), .field(lastName), .field(email), .field(password), .field(phone),
                .button(signUp), .button(cancel),
            ]
        )
    }
}
