import Shared

@testable import MVP

/// Notes what the presenter has Log in show.
final class LoginViewSpy: LoginView {
    enum Message: Equatable {
        case fillIn(email: String)
        case showLoading(Bool)
        case showError(String?, LoginForm.Field)
        case showAlert(AlertContent)
        case openSignup
        case openLanding
    }

    private(set) var messages: [Message] = []

    func fillIn(email: String) { messages.append(.fillIn(email: email)) }
    func showLoading(_ isLoading: Bool) { messages.append(.showLoading(isLoading)) }
    func showError(_ message: String?, for field: LoginForm.Field) { messages.append(.showError(message, field)) }
    func showAlert(_ alert: AlertContent) { messages.append(.showAlert(alert)) }
    func openSignup() { messages.append(.openSignup) }
    func openLanding() { messages.append(.openLanding) }
}

/// Notes what the view tells of Log in.
final class LoginPresenterSpy: @MainActor LoginPresenting {
    enum Message: Equatable {
        case didEditEmail
        case didEditPassword
        case didTapLogIn(email: String, password: String)
        case didTapSignUp
        case viewDidDisappear
        case didSignUp(email: String)
    }

    private(set) var messages: [Message] = []

    func didEditEmail() { messages.append(.didEditEmail) }
    func didEditPassword() { messages.append(.didEditPassword) }
    func didTapLogIn(email: String, password: String) {
        messages.append(.didTapLogIn(email: email, password: password))
    }
    func didTapSignUp() { messages.append(.didTapSignUp) }
    func viewDidDisappear() { messages.append(.viewDidDisappear) }
    func didSignUp(email: String) { messages.append(.didSignUp(email: email)) }
}
