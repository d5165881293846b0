import Shared
import TestSupport
import Testing

@testable import MVP

/// A call to a role of this screen.
enum AddImageMessage: Equatable {
    // To the view
    case showLoading(Bool)
    case showError(String?, AddImageForm.Field)
    case showAlert(AlertContent)
    case close

    // To the presenter
    case didEdit(AddImageForm.Field)
    case didTapSave(AddImageForm)
    case didTapCancel
}

/// The roles around the presenter, with one log.
struct AddImageSpies {
    let view = track(AddImageViewSpy())

    var messages: [AddImageMessage] { view.messages }
}

final class AddImageViewSpy: AddImageViewInput, Spy {
    var log = MessageLog<AddImageMessage>()

    func showLoading(_ isLoading: Bool) { record(.showLoading(isLoading)) }
    func showError(_ message: String?, for field: AddImageForm.Field) { record(.showError(message, field)) }
    func showAlert(_ alert: AlertContent) { record(.showAlert(alert)) }
    func close() { record(.close) }
}

final class AddImagePresenterSpy: AddImageViewOutput, Spy {
    var log = MessageLog<AddImageMessage>()

    func didEdit(_ field: AddImageForm.Field) { record(.didEdit(field)) }
    func didTapSave(_ form: AddImageForm) { record(.didTapSave(form)) }
    func didTapCancel() { record(.didTapCancel) }
}
