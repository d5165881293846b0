import Shared
import TestSupport
import Testing

@testable import MVP

/// The calls between the roles of this screen.
enum LoginMessage: Equatable {
    // To the view
    case fillIn(email: String)
    case showLoading(Bool)
    case showError(String?, LoginForm.Field)
    case showAlert(AlertContent)
    case openSignup(delegate: ObjectIdentifier)

    // To the presenter
    case didEditEmail
    case didEditPassword
    case didTapLogIn(email: String, password: String)
    case didTapSignUp
    case viewDidDisappear

    // To the factories of the view
    case makeSignup(delegate: ObjectIdentifier)

    // To the app
    case session(SessionDelegateSpy.Message)
}

/// The doubles around a presenter, which holds them weakly.
final class LoginSpies {
    private let log = SpyLog<LoginMessage>()
    let view: LoginViewSpy
    let sessionDelegate: SessionDelegateSpy

    init() {
        view = track(LoginViewSpy(log))
        sessionDelegate = track(SessionDelegateSpy { [log] in log.add(.session($0)) })
    }

    var messages: [LoginMessage] { log.messages }
}

final class LoginViewSpy: LoginView {
    private let log: SpyLog<LoginMessage>

    init(_ log: SpyLog<LoginMessage>) {
        self.log = log
    }

    func fillIn(email: String) { log.add(.fillIn(email: email)) }
    func showLoading(_ isLoading: Bool) { log.add(.showLoading(isLoading)) }
    func showError(_ message: String?, for field: LoginForm.Field) { log.add(.showError(message, field)) }
    func showAlert(_ alert: AlertContent) { log.add(.showAlert(alert)) }
    func openSignup(delegate: any SignupDelegate) {
        log.add(.openSignup(delegate: ObjectIdentifier(delegate)))
    }
}

final class LoginPresenterSpy: LoginPresenting {
    private let log: SpyLog<LoginMessage>

    init(_ log: SpyLog<LoginMessage>) {
        self.log = log
    }

    func didEditEmail() { log.add(.didEditEmail) }
    func didEditPassword() { log.add(.didEditPassword) }
    func didTapLogIn(email: String, password: String) {
        log.add(.didTapLogIn(email: email, password: password))
    }
    func didTapSignUp() { log.add(.didTapSignUp) }
    func viewDidDisappear() { log.add(.viewDidDisappear) }
}
