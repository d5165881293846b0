import Shared

@testable import MVP

/// Notes what the presenter has Sign up show, and what it tells its delegate.
final class SignupViewSpy: SignupView, SignupDelegate {
    enum Message: Equatable {
        case showLoading(Bool)
        case showError(String?, SignupForm.Field)
        case showAlert(AlertContent)
        case showNotice(String)
        case close
        case openLanding
        case didSignUp(email: String)
    }

    private(set) var messages: [Message] = []

    func showLoading(_ isLoading: Bool) { messages.append(.showLoading(isLoading)) }
    func showError(_ message: String?, for field: SignupForm.Field) { messages.append(.showError(message, field)) }
    func showAlert(_ alert: AlertContent) { messages.append(.showAlert(alert)) }
    func showNotice(_ text: String) { messages.append(.showNotice(text)) }
    func close() { messages.append(.close) }
    func openLanding() { messages.append(.openLanding) }
    func didSignUp(email: String) { messages.append(.didSignUp(email: email)) }
}

/// Notes what the view tells of Sign up.
final class SignupPresenterSpy: SignupPresenting {
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
