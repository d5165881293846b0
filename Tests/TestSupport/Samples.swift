import Foundation
import Shared

extension LoginForm {
    /// A form that can be sent.
    nonisolated package static let valid = LoginForm(email: "ada@example.com", password: "lovelace")
}

extension SignupForm {
    /// A form that can be sent under the policy `classic`.
    nonisolated package static let valid = SignupForm(
        firstName: "Ada",
        lastName: "Lovelace",
        email: "ada@example.com",
        password: "Engine1",
        phone: "+44 20 7946 0000"
    )
}

extension User {
    nonisolated package static let ada = User(
        id: 1,
        firstName: "Ada",
        lastName: "Lovelace",
        email: "ada@example.com",
        phone: "+442079460000"
    )

    nonisolated package static let grace = User(
        id: 2,
        firstName: "Grace",
        lastName: "Hopper",
        email: "grace@example.com",
        phone: "+12025550100"
    )
}

extension Session {
    nonisolated package static let sample = Session(token: "0123456789abcdef", userID: 1, expires: .distantFuture)
}
