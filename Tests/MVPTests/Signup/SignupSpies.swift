import Shared
import TestSupport
import Testing

@testable import MVP

/// A call to a role of this screen.
enum SignupMessage: Equatable {
    // To the view
    case showHint(String, SignupForm.Field)
    case showLoading(Bool)
    case showSaving(Bool)
    case showError(String?, SignupForm.Field)
    case showAlert(AlertContent)
    case showNotice(String)
    case close

    // To the presenter
    case viewDidLoad
    case didEdit(SignupForm.Field)
    case didTapSignUp(SignupForm)
    case didTapCancel

    // To the services
    case service(SessionServicesSpy.Message)

    // To the delegate
    case didSignUp(email: String)
    case didSignUpAndLogIn
}

/// The roles around the presenter, with one log.
struct SignupSpies {
    let view = track(SignupViewSpy())
    let services: SessionServicesSpy
    let delegate: SignupDelegateSpy

    init() {
        services = track(SessionServicesSpy { [view] in view.record(.service($0)) })
        delegate = track(SignupDelegateSpy()).sharing(view.log)
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
    func close() { record(.close) }
}

final class SignupPresenterSpy: SignupViewOutput, Spy {
    var log = MessageLog<SignupMessage>()

    func viewDidLoad() { record(.viewDidLoad) }
    func didEdit(_ field: SignupForm.Field) { record(.didEdit(field)) }
    func didTapSignUp(_ form: SignupForm) { record(.didTapSignUp(form)) }
    func didTapCancel() { record(.didTapCancel) }
}

final class SignupDelegateSpy: SignupDelegate, Spy {
    var log = MessageLog<SignupMessage>()

    func didSignUp(email: String) { record(.didSignUp(email: email)) }
    func didSignUpAndLogIn() { record(.didSignUpAndLogIn) }
}
