import Headless
import Shared

/// The outlets and layout of Sign up.
package struct SignupStoryboard {
    package let firstName = Field("First name", .name, identifier: "firstName")
    package let lastName = Field("Last name", .name, identifier: "lastName")
    package let email = Field("Email", .email, identifier: "email")
    package let password = Field("Password", .newPassword, identifier: "password")
    package let phone = Field("Phone", .phone, identifier: "phone")
    package let signUp = Button("Sign up", identifier: "signUp")
    package let cancel = Button("Cancel", identifier: "cancel")
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

    /// The element of a form's field.
    package subscript(field: SignupForm.Field) -> Field {
        switch field {
        case .firstName: firstName
        case .lastName: lastName
        case .email: email
        case .password: password
        case .phone: phone
        }
    }
}
