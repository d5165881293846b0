import Shared
import TestSupport
import Testing

@testable import MVP

/// The calls between the roles of this screen.
enum PhotoMessage: Equatable {
    // To the view
    case showLoading(Bool)
    case showTitle(String)
    case showImage(address: String)
    case showError(String?)
    case showNotice(String)
    case showAlert(AlertContent)
    case askBeforeDeleting
    case close

    // To the presenter
    case viewDidLoad
    case didEditTitle
    case didTapSave(title: String)
    case didTapDelete
    case didConfirmDeleting
}

/// The doubles around a presenter, which holds them weakly.
final class PhotoSpies {
    private let log = SpyLog<PhotoMessage>()
    let view: PhotoViewSpy

    init() {
        view = track(PhotoViewSpy(log))
    }

    var messages: [PhotoMessage] { log.messages }
}

final class PhotoViewSpy: PhotoView {
    private let log: SpyLog<PhotoMessage>

    init(_ log: SpyLog<PhotoMessage>) {
        self.log = log
    }

    func showLoading(_ isLoading: Bool) { log.add(.showLoading(isLoading)) }
    func showTitle(_ title: String) { log.add(.showTitle(title)) }
    func showImage(address: String) { log.add(.showImage(address: address)) }
    func showError(_ message: String?) { log.add(.showError(message)) }
    func showNotice(_ text: String) { log.add(.showNotice(text)) }
    func showAlert(_ alert: AlertContent) { log.add(.showAlert(alert)) }
    func askBeforeDeleting() { log.add(.askBeforeDeleting) }
    func close() { log.add(.close) }
}

final class PhotoPresenterSpy: PhotoPresenting {
    private let log: SpyLog<PhotoMessage>

    init(_ log: SpyLog<PhotoMessage>) {
        self.log = log
    }

    func viewDidLoad() { log.add(.viewDidLoad) }
    func didEditTitle() { log.add(.didEditTitle) }
    func didTapSave(title: String) { log.add(.didTapSave(title: title)) }
    func didTapDelete() { log.add(.didTapDelete) }
    func didConfirmDeleting() { log.add(.didConfirmDeleting) }
}
