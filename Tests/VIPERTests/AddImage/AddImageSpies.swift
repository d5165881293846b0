import Shared

@testable import VIPER

/// Stands in for the presenter's view, interactor and router at once, so that one list shows the order across them.
final class AddImageRolesSpy: AddImageView, AddImageInteractorInput, AddImageRouting {
    enum Message: Equatable {
        case showLoading(Bool)
        case showError(String?, AddImageForm.Field)
        case showAlert(AlertContent)
        case save(author: String, address: String)
        case close
    }

    private(set) var messages: [Message] = []

    func showLoading(_ isLoading: Bool) { messages.append(.showLoading(isLoading)) }
    func showError(_ message: String?, for field: AddImageForm.Field) { messages.append(.showError(message, field)) }
    func showAlert(_ alert: AlertContent) { messages.append(.showAlert(alert)) }
    func save(author: String, address: String) { messages.append(.save(author: author, address: address)) }
    func close() { messages.append(.close) }
}

/// Notes what the interactor reports.
final class AddImageInteractorOutputSpy: AddImageInteractorOutput {
    enum Message: Equatable {
        case didBeginSaving
        case didRefuse(FormError<AddImageForm.Field>)
        case didSave
        case didFailToSave(reason: String)
    }

    private(set) var messages: [Message] = []

    func didBeginSaving() { messages.append(.didBeginSaving) }
    func didRefuse(_ error: FormError<AddImageForm.Field>) { messages.append(.didRefuse(error)) }
    func didSave() { messages.append(.didSave) }
    func didFailToSave(reason: String) { messages.append(.didFailToSave(reason: reason)) }
}

/// Notes what the view tells of Add image.
final class AddImageViewOutputSpy: AddImageViewOutput {
    enum Message: Equatable {
        case didEdit(AddImageForm.Field)
        case didTapSave(author: String, address: String)
        case didTapCancel
    }

    private(set) var messages: [Message] = []

    func didEdit(_ field: AddImageForm.Field) { messages.append(.didEdit(field)) }
    func didTapSave(author: String, address: String) {
        messages.append(.didTapSave(author: author, address: address))
    }
    func didTapCancel() { messages.append(.didTapCancel) }
}
