import Shared

@testable import MVP

/// Notes what the presenter has Photo show.
final class PhotoViewSpy: PhotoView {
    enum Message: Equatable {
        case showLoading(Bool)
        case showTitle(String)
        case showImage(address: String)
        case showError(String?)
        case showNotice(String)
        case showAlert(AlertContent)
        case askBeforeDeleting
        case close
    }

    private(set) var messages: [Message] = []

    func showLoading(_ isLoading: Bool) { messages.append(.showLoading(isLoading)) }
    func showTitle(_ title: String) { messages.append(.showTitle(title)) }
    func showImage(address: String) { messages.append(.showImage(address: address)) }
    func showError(_ message: String?) { messages.append(.showError(message)) }
    func showNotice(_ text: String) { messages.append(.showNotice(text)) }
    func showAlert(_ alert: AlertContent) { messages.append(.showAlert(alert)) }
    func askBeforeDeleting() { messages.append(.askBeforeDeleting) }
    func close() { messages.append(.close) }
}

/// Notes what the view tells of Photo.
final class PhotoPresenterSpy: PhotoPresenting {
    enum Message: Equatable {
        case viewDidLoad
        case didEditTitle
        case didTapSave(title: String)
        case didTapDelete
        case didConfirmDeleting
    }

    private(set) var messages: [Message] = []

    func viewDidLoad() { messages.append(.viewDidLoad) }
    func didEditTitle() { messages.append(.didEditTitle) }
    func didTapSave(title: String) { messages.append(.didTapSave(title: title)) }
    func didTapDelete() { messages.append(.didTapDelete) }
    func didConfirmDeleting() { messages.append(.didConfirmDeleting) }
}
