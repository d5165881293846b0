import Shared
import TestSupport
import Testing

@testable import MVP

/// The calls between the roles of this screen.
enum SignupMessage: Equatable {
    // To the view
    case showLoading(Bool)
    case showError(String?, SignupForm.Field)
    case showAlert(AlertContent)
    case showNotice(String)
    case close

    // To the presenter
    case didEdit(SignupForm.Field)
    case didTapSignUp(SignupForm)
    case didTapCancel

    // To the delegate
    case didSignUp(email: String)

    // To the app
    case session(SessionDelegateSpy.Message)
}

/// The doubles around a presenter, which holds them weakly.
final class SignupSpies {
    private let log = SpyLog<SignupMessage>()
    let view: SignupViewSpy
    let delegate: SignupDelegateSpy
    let sessionDelegate: SessionDelegateSpy

    init() {
        view = track(SignupViewSpy(log))
        delegate = track(SignupDelegateSpy(log))
        sessionDelegate = track(SessionDelegateSpy { [log] in log.add(.session($0)) })
    }

    var messages: [SignupMessage] { log.messages }
}

final class SignupViewSpy: SignupView {
    private let log: SpyLog<SignupMessage>

    init(_ log: SpyLog<SignupMessage>) {
        self.log = log
    }

    func showLoading(_ isLoading: Bool) { log.add(.showLoading(isLoading)) }
    func showError(_ message: String?, for field: SignupForm.Field) { log.add(.showError(message, field)) }
    func showAlert(_ alert: AlertContent) { log.add(.showAlert(alert)) }
    func showNotice(_ text: String) { log.add(.showNotice(text)) }
    func close() { log.add(.close) }
}

final class SignupPresenterSpy: SignupPresenting {
    private let log: SpyLog<SignupMessage>

    init(_ log: SpyLog<SignupMessage>) {
        self.log = log
    }

    func didEdit(_ field: SignupForm.Field) { log.add(.didEdit(field)) }
    func didTapSignUp(_ form: SignupForm) { log.add(.didTapSignUp(form)) }
    func didTapCancel() { log.add(.didTapCancel) }
}

final class SignupDelegateSpy: SignupDelegate {
    private let log: SpyLog<SignupMessage>

    init(_ log: SpyLog<SignupMessage>) {
        self.log = log
    }

    func didSignUp(email: String) { log.add(.didSignUp(email: email)) }
}
