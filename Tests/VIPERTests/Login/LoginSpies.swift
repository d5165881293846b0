import Shared
import TestSupport
import Testing

@testable import VIPER

/// A call to a role of Log in.
enum LoginMessage: Equatable {
    case fillIn(LoginForm)
    case showLoading(Bool)
    case showSaving(Bool)
    case showError(String?, LoginForm.Field)
    case showAlert(AlertContent)

    case didEdit(LoginForm.Field)
    case didTapLogIn(LoginForm)
    case didTapSignUp
    case viewDidDisappear

    case logIn(LoginForm)
    case cancelLogIn

    case service(SessionServicesSpy.Message)

    case didFailValidation([LoginForm.Field])
    case didBeginLoggingIn
    case didBeginSavingSession
    case didEndSavingSession
    case didLogIn
    case didFailToLogIn(Failure)

    case openSignup
}

/// The roles around the presenter, with one log.
struct LoginSpies {
    let view: LoginViewSpy
    let interactor: LoginInteractorSpy
    let router: LoginRouterSpy
    let moduleOutput: LoginModuleOutputSpy

    init() {
        view = track(LoginViewSpy())
        interactor = track(LoginInteractorSpy()).sharing(view.log)
        router = track(LoginRouterSpy()).sharing(view.log)
        moduleOutput = track(LoginModuleOutputSpy()).sharing(view.log)
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
}

final class LoginViewOutputSpy: LoginViewOutput, Spy {
    var log = MessageLog<LoginMessage>()

    func didEdit(_ field: LoginForm.Field) { record(.didEdit(field)) }
    func didTapLogIn(_ form: LoginForm) { record(.didTapLogIn(form)) }
    func didTapSignUp() { record(.didTapSignUp) }
    func viewDidDisappear() { record(.viewDidDisappear) }
}

final class LoginInteractorSpy: LoginInteractorInput, Spy {
    var log = MessageLog<LoginMessage>()

    func logIn(_ form: LoginForm) { record(.logIn(form)) }
    func cancelLogIn() { record(.cancelLogIn) }
}

final class LoginInteractorOutputSpy: LoginInteractorOutput, Spy {
    var log = MessageLog<LoginMessage>()

    func didFailValidation(_ error: FormError<LoginForm.Field>) {
        record(.didFailValidation(error.entries.map(\.field)))
    }
    func didBeginLoggingIn() { record(.didBeginLoggingIn) }
    func didBeginSavingSession() { record(.didBeginSavingSession) }
    func didEndSavingSession() { record(.didEndSavingSession) }
    func didLogIn() { record(.didLogIn) }
    func didFailToLogIn(_ failure: Failure) { record(.didFailToLogIn(failure)) }
}

final class LoginRouterSpy: LoginRouterInput, Spy {
    var log = MessageLog<LoginMessage>()
    private(set) weak var signupOutput: (any SignupModuleOutput)?

    func openSignup(output: any SignupModuleOutput) {
        record(.openSignup)
        signupOutput = output
    }
}

final class LoginModuleOutputSpy: LoginModuleOutput, Spy {
    var log = MessageLog<LoginMessage>()

    func didLogIn() { record(.didLogIn) }
}
