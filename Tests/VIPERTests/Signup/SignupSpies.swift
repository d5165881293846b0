import Shared

@testable import VIPER

/// Stands in for the presenter's view, interactor, router and module output at once, so that one list shows the order
/// across them.
final class SignupRolesSpy: SignupView, SignupInteractorInput, SignupRouting, SignupModuleOutput {
    enum Message: Equatable {
        case showLoading(Bool)
        case showError(String?, SignupForm.Field)
        case showAlert(AlertContent)
        case showNotice(String)
        case signUp(SignupForm)
        case close
        case openLanding
        case didSignUp(email: String)
    }

    private(set) var messages: [Message] = []

    func showLoading(_ isLoading: Bool) { messages.append(.showLoading(isLoading)) }
    func showError(_ message: String?, for field: SignupForm.Field) { messages.append(.showError(message, field)) }
    func showAlert(_ alert: AlertContent) { messages.append(.showAlert(alert)) }
    func showNotice(_ text: String) { messages.append(.showNotice(text)) }
    func signUp(_ form: SignupForm) { messages.append(.signUp(form)) }
    func close() { messages.append(.close) }
    func openLanding() { messages.append(.openLanding) }
    func didSignUp(email: String) { messages.append(.didSignUp(email: email)) }
}

/// Notes what the interactor reports.
final class SignupInteractorOutputSpy: SignupInteractorOutput {
    enum Message: Equatable {
        case didBeginSignUp
        case didRefuse([SignupForm.Field])
        case didCreateAccount(email: String)
        case didLogIn
        case didFailSignUp(reason: String)
    }

    private(set) var messages: [Message] = []

    func didBeginSignUp() { messages.append(.didBeginSignUp) }
    func didRefuse(_ error: FormError<SignupForm.Field>) { messages.append(.didRefuse(error.entries.map(\.field))) }
    func didCreateAccount(email: String) { messages.append(.didCreateAccount(email: email)) }
    func didLogIn() { messages.append(.didLogIn) }
    func didFailSignUp(reason: String) { messages.append(.didFailSignUp(reason: reason)) }
}

/// Notes what the view tells of Sign up.
final class SignupViewOutputSpy: SignupViewOutput {
    enum Message: Equatable {
        case didEdit(SignupForm.Field)
        case didTapSignUp(SignupForm)
        case didTapCancel
    }

    private(set) var messages: [Message] = []

    func didEdit(_ field: SignupForm.Field) { messages.append(.didEdit(field)) }
    func didTapSignUp(_ form: SignupForm) { messages.append(.didTapSignUp(form)) }
    func didTapCancel() { messages.append(.didTapCancel) }
}

/// Notes the emails the module that opened Sign up hears of.
final class SignupModuleOutputSpy: SignupModuleOutput {
    private(set) var messages: [String] = []

    func didSignUp(email: String) { messages.append(email) }
}
