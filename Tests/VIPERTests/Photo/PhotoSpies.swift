import Shared

@testable import VIPER

/// Stands in for the presenter's view, interactor and router at once, so that one list shows the order across them.
final class PhotoRolesSpy: PhotoView, PhotoInteractorInput, PhotoRouting {
    enum Message: Equatable {
        case showLoading(Bool)
        case showTitle(String)
        case showImage(address: String)
        case showError(String?)
        case showNotice(String)
        case showAlert(AlertContent)
        case askBeforeDeleting
        case fetchPhoto
        case save(title: String)
        case delete
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
    func fetchPhoto() { messages.append(.fetchPhoto) }
    func save(title: String) { messages.append(.save(title: title)) }
    func delete() { messages.append(.delete) }
    func close() { messages.append(.close) }
}

/// Notes what the interactor reports.
final class PhotoInteractorOutputSpy: PhotoInteractorOutput {
    enum Message: Equatable {
        case didBegin
        case didFetch(PhotoResponse)
        case didFailToFetch(reason: String)
        case didRefuse(FormError<PhotoForm.Field>)
        case didSave
        case didDelete
        case didFailToSave(reason: String)
        case didNotFindPhoto
    }

    private(set) var messages: [Message] = []

    func didBegin() { messages.append(.didBegin) }
    func didFetch(_ photo: PhotoResponse) { messages.append(.didFetch(photo)) }
    func didFailToFetch(reason: String) { messages.append(.didFailToFetch(reason: reason)) }
    func didRefuse(_ error: FormError<PhotoForm.Field>) { messages.append(.didRefuse(error)) }
    func didSave() { messages.append(.didSave) }
    func didDelete() { messages.append(.didDelete) }
    func didFailToSave(reason: String) { messages.append(.didFailToSave(reason: reason)) }
    func didNotFindPhoto() { messages.append(.didNotFindPhoto) }
}

/// Notes what the view tells of Photo.
final class PhotoViewOutputSpy: PhotoViewOutput {
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
