import Shared

@testable import VIPER

/// Stands in for the presenter's view, interactor and router at once, so that one list shows the order across them.
final class LoginRolesSpy: LoginView, LoginInteractorInput, LoginRouting {
    enum Message: Equatable {
        case fillIn(email: String)
        case showLoading(Bool)
        case showError(String?, LoginForm.Field)
        case showAlert(AlertContent)
        case logIn(email: String, password: String)
        case cancelLogIn
        case openSignup
        case openLanding
    }

    private(set) var messages: [Message] = []
    private(set) weak var signupOutput: (any SignupModuleOutput)?

    func fillIn(email: String) { messages.append(.fillIn(email: email)) }
    func showLoading(_ isLoading: Bool) { messages.append(.showLoading(isLoading)) }
    func showError(_ message: String?, for field: LoginForm.Field) { messages.append(.showError(message, field)) }
    func showAlert(_ alert: AlertContent) { messages.append(.showAlert(alert)) }
    func logIn(email: String, password: String) { messages.append(.logIn(email: email, password: password)) }
    func cancelLogIn() { messages.append(.cancelLogIn) }
    func openLanding() { messages.append(.openLanding) }
    func openSignup(output: any SignupModuleOutput) {
        messages.append(.openSignup)
        signupOutput = output
    }
}

/// Notes what the interactor reports.
final class LoginInteractorOutputSpy: LoginInteractorOutput {
    enum Message: Equatable {
        case didBeginLogIn
        case didRefuse([LoginForm.Field])
        case didLogIn
        case didFailLogIn(reason: String)
    }

    private(set) var messages: [Message] = []

    func didBeginLogIn() { messages.append(.didBeginLogIn) }
    func didRefuse(_ error: FormError<LoginForm.Field>) { messages.append(.didRefuse(error.entries.map(\.field))) }
    func didLogIn() { messages.append(.didLogIn) }
    func didFailLogIn(reason: String) { messages.append(.didFailLogIn(reason: reason)) }
}

/// Notes what the view tells of Log in.
final class LoginViewOutputSpy: LoginViewOutput {
    enum Message: Equatable {
        case didEditEmail
        case didEditPassword
        case didTapLogIn(email: String, password: String)
        case didTapSignUp
        case viewDidDisappear
    }

    private(set) var messages: [Message] = []

    func didEditEmail() { messages.append(.didEditEmail) }
    func didEditPassword() { messages.append(.didEditPassword) }
    func didTapLogIn(email: String, password: String) {
        messages.append(.didTapLogIn(email: email, password: password))
    }
    func didTapSignUp() { messages.append(.didTapSignUp) }
    func viewDidDisappear() { messages.append(.viewDidDisappear) }
}
