import Shared
import TestSupport
import Testing

@testable import MVP

/// A call to a role of this screen.
enum PhotoMessage: Equatable {
    // To the view
    case showLoading(Bool)
    case showTitle(String)
    case showImage(address: ExactText)
    case showError(String?)
    case showNotice(String)
    case showAlert(AlertContent)
    case askBeforeDeleting(QuestionContent)
    case close

    // To the presenter
    case viewDidLoad
    case didEditTitle
    case didTapSave(PhotoForm)
    case didTapDelete
    case didConfirmDeleting
}

/// The roles around the presenter, with one log.
struct PhotoSpies {
    let view = track(PhotoViewSpy())

    var messages: [PhotoMessage] { view.messages }
}

final class PhotoViewSpy: PhotoViewInput, Spy {
    var log = MessageLog<PhotoMessage>()

    func showLoading(_ isLoading: Bool) { record(.showLoading(isLoading)) }
    func showTitle(_ title: String) { record(.showTitle(title)) }
    func showImage(address: ExactText) { record(.showImage(address: address)) }
    func showError(_ message: String?) { record(.showError(message)) }
    func showNotice(_ text: String) { record(.showNotice(text)) }
    func showAlert(_ alert: AlertContent) { record(.showAlert(alert)) }
    func askBeforeDeleting(_ question: QuestionContent) { record(.askBeforeDeleting(question)) }
    func close() { record(.close) }
}

final class PhotoPresenterSpy: PhotoViewOutput, Spy {
    var log = MessageLog<PhotoMessage>()

    func viewDidLoad() { record(.viewDidLoad) }
    func didEditTitle() { record(.didEditTitle) }
    func didTapSave(_ form: PhotoForm) { record(.didTapSave(form)) }
    func didTapDelete() { record(.didTapDelete) }
    func didConfirmDeleting() { record(.didConfirmDeleting) }
}
