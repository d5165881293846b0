import Shared

@testable import MVP

/// Notes what the presenter has Add image show.
final class AddImageViewSpy: AddImageView {
    enum Message: Equatable {
        case showLoading(Bool)
        case showError(String?, AddImageForm.Field)
        case showAlert(AlertContent)
        case close
    }

    private(set) var messages: [Message] = []

    func showLoading(_ isLoading: Bool) { messages.append(.showLoading(isLoading)) }
    func showError(_ message: String?, for field: AddImageForm.Field) { messages.append(.showError(message, field)) }
    func showAlert(_ alert: AlertContent) { messages.append(.showAlert(alert)) }
    func close() { messages.append(.close) }
}

/// Notes what the view tells of Add image.
final class AddImagePresenterSpy: AddImagePresenting {
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
