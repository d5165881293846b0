import Shared
import TestSupport
import Testing

@testable import VIPER

/// A call to a role of Add image.
enum AddImageMessage: Equatable {
    case showLoading(Bool)
    case showError(String?, AddImageForm.Field)
    case showAlert(AlertContent)

    case didEdit(AddImageForm.Field)
    case didTapSave(AddImageForm)
    case didTapCancel

    case save(AddImageForm)

    case didFailValidation(FormError<AddImageForm.Field>)
    case didBeginSaving
    case didSave
    case didFailToSave(Failure)

    case close
}

/// The roles around the presenter, with one log.
struct AddImageSpies {
    let view: AddImageViewSpy
    let interactor: AddImageInteractorSpy
    let router: AddImageRouterSpy

    init() {
        view = track(AddImageViewSpy())
        interactor = track(AddImageInteractorSpy()).sharing(view.log)
        router = track(AddImageRouterSpy()).sharing(view.log)
    }

    var messages: [AddImageMessage] { view.messages }
}

final class AddImageViewSpy: AddImageViewInput, Spy {
    var log = MessageLog<AddImageMessage>()

    func showLoading(_ isLoading: Bool) { record(.showLoading(isLoading)) }
    func showError(_ message: String?, for field: AddImageForm.Field) { record(.showError(message, field)) }
    func showAlert(_ alert: AlertContent) { record(.showAlert(alert)) }
}

final class AddImageViewOutputSpy: AddImageViewOutput, Spy {
    var log = MessageLog<AddImageMessage>()

    func didEdit(_ field: AddImageForm.Field) { record(.didEdit(field)) }
    func didTapSave(_ form: AddImageForm) { record(.didTapSave(form)) }
    func didTapCancel() { record(.didTapCancel) }
}

final class AddImageInteractorSpy: AddImageInteractorInput, Spy {
    var log = MessageLog<AddImageMessage>()

    func save(_ form: AddImageForm) { record(.save(form)) }
}

final class AddImageInteractorOutputSpy: AddImageInteractorOutput, Spy {
    var log = MessageLog<AddImageMessage>()

    func didFailValidation(_ error: FormError<AddImageForm.Field>) { record(.didFailValidation(error)) }
    func didBeginSaving() { record(.didBeginSaving) }
    func didSave() { record(.didSave) }
    func didFailToSave(_ failure: Failure) { record(.didFailToSave(failure)) }
}

final class AddImageRouterSpy: AddImageRouterInput, Spy {
    var log = MessageLog<AddImageMessage>()

    func close() { record(.close) }
}
