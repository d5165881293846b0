import Shared
import TestSupport
import Testing

@testable import VIPER

/// A call to a role of Sign up.
enum SignupMessage: Equatable {
    case showHint(String, SignupForm.Field)
    case showLoading(Bool)
    case showSaving(Bool)
    case showError(String?, SignupForm.Field)
    case showAlert(AlertContent)
    case showNotice(String)

    case viewDidLoad
    case didEdit(SignupForm.Field)
    case didTapSignUp(SignupForm)
    case didTapCancel

    case signUp(SignupForm)

    case service(SessionServicesSpy.Message)

    case didFailValidation([SignupForm.Field])
    case didBeginSigningUp
    case didBeginSavingSession
    case didEndSavingSession
    case didSignUp(email: String)
    case didSignUpAndLogIn
    case didFailToSignUp(Failure)

    case close
}

/// The roles around the presenter, with one log.
struct SignupSpies {
    let view: SignupViewSpy
    let interactor: SignupInteractorSpy
    let router: SignupRouterSpy
    let moduleOutput: SignupModuleOutputSpy

    init() {
        view = track(SignupViewSpy())
        interactor = track(SignupInteractorSpy()).sharing(view.log)
        router = track(SignupRouterSpy()).sharing(view.log)
        moduleOutput = track(SignupModuleOutputSpy()).sharing(view.log)
    }

    var messages: [SignupMessage] { view.messages }
}

final class SignupViewSpy: SignupViewInput, Spy {
    var log = MessageLog<SignupMessage>()

    func showHint(_ hint: String, for field: SignupForm.Field) { record(.showHint(hint, field)) }
    func showLoading(_ isLoading: Bool) { record(.showLoading(isLoading)) }
    func showSaving(_ isSaving: Bool) { record(.showSaving(isSaving)) }
    func showError(_ message: String?, for field: SignupForm.Field) { record(.showError(message, field)) }
    func showAlert(_ alert: AlertContent) { record(.showAlert(alert)) }
    func showNotice(_ text: String) { record(.showNotice(text)) }
}

final class SignupViewOutputSpy: SignupViewOutput, Spy {
    var log = MessageLog<SignupMessage>()

    func viewDidLoad() { record(.viewDidLoad) }
    func didEdit(_ field: SignupForm.Field) { record(.didEdit(field)) }
    func didTapSignUp(_ form: SignupForm) { record(.didTapSignUp(form)) }
    func didTapCancel() { record(.didTapCancel) }
}

final class SignupInteractorSpy: SignupInteractorInput, Spy {
    var log = MessageLog<SignupMessage>()

    func signUp(_ form: SignupForm) { record(.signUp(form)) }
}

final class SignupInteractorOutputSpy: SignupInteractorOutput, Spy {
    var log = MessageLog<SignupMessage>()

    func didFailValidation(_ error: FormError<SignupForm.Field>) {
        record(.didFailValidation(error.entries.map(\.field)))
    }
    func didBeginSigningUp() { record(.didBeginSigningUp) }
    func didBeginSavingSession() { record(.didBeginSavingSession) }
    func didEndSavingSession() { record(.didEndSavingSession) }
    func didSignUp(email: String) { record(.didSignUp(email: email)) }
    func didSignUpAndLogIn() { record(.didSignUpAndLogIn) }
    func didFailToSignUp(_ failure: Failure) { record(.didFailToSignUp(failure)) }
}

final class SignupRouterSpy: SignupRouterInput, Spy {
    var log = MessageLog<SignupMessage>()

    func close() { record(.close) }
}

final class SignupModuleOutputSpy: SignupModuleOutput, Spy {
    var log = MessageLog<SignupMessage>()

    func didSignUp(email: String) { record(.didSignUp(email: email)) }
    func didSignUpAndLogIn() { record(.didSignUpAndLogIn) }
}
