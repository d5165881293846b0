import Shared
import TestSupport
import Testing

@testable import MVP

/// A call to a role of this screen.
enum LoginMessage: Equatable {
    // To the view
    case fillIn(LoginForm)
    case showLoading(Bool)
    case showSaving(Bool)
    case showError(String?, LoginForm.Field)
    case showAlert(AlertContent)
    case openSignup(delegate: ObjectIdentifier)

    // To the presenter
    case didEdit(LoginForm.Field)
    case didTapLogIn(LoginForm)
    case didTapSignUp
    case viewDidDisappear

    // To the factories of the view
    case makeSignup(delegate: ObjectIdentifier)

    // To the services
    case service(SessionServicesSpy.Message)

    // To the delegate
    case didLogIn
}

/// The roles around the presenter, with one log.
struct LoginSpies {
    let view = track(LoginViewSpy())
    let services: SessionServicesSpy
    let delegate: LoginDelegateSpy

    init() {
        services = track(SessionServicesSpy { [view] in view.record(.service($0)) })
        delegate = track(LoginDelegateSpy()).sharing(view.log)
    }

    var messages: [LoginMessage] { view.messages }
}

final class LoginViewSpy: LoginViewInput, Spy {
    var log = MessageLog<LoginMessage>()

    func fillIn(_ form: LoginForm) { record(.fillIn(form)) }
    func showLoading(_ isLoading: Bool) { record(.showLoading(isLoading)) }
    func showSaving(_ isSaving: Bool) { record(.showSaving(isSaving)) }
    func showError(_ message: String?, for field: LoginForm.Field) { record(.showError(message, field)) }
    func showAlert(_ alert: AlertContent) { record(.showAlert(alert)) }
    func openSignup(delegate: any SignupDelegate) { record(.openSignup(delegate: ObjectIdentifier(delegate))) }
}

final class LoginPresenterSpy: LoginViewOutput, Spy {
    var log = MessageLog<LoginMessage>()

    func didEdit(_ field: LoginForm.Field) { record(.didEdit(field)) }
    func didTapLogIn(_ form: LoginForm) { record(.didTapLogIn(form)) }
    func didTapSignUp() { record(.didTapSignUp) }
    func viewDidDisappear() { record(.viewDidDisappear) }
}

final class LoginDelegateSpy: LoginDelegate, Spy {
    var log = MessageLog<LoginMessage>()

    func didLogIn() { record(.didLogIn) }
}
