import Shared
import TestSupport
import Testing

@testable import MVP

/// The calls between the roles of this screen.
enum PhotoListMessage: Equatable {
    // To the view
    case showLoading(Bool)
    case showPhotos([PhotoRow])
    case showStatus(String?)
    case showRetry(Bool)
    case showNotice(String)
    case showAlert(AlertContent)
    case askBeforeDeleting(Int)
    case openPhoto(Int)

    // To the presenter
    case viewDidLoad
    case didReachEnd
    case didRefresh
    case didTapRetry
    case didChoosePhoto(Int)
    case didSwipeToDelete(Int)
    case didConfirmDeleting(Int)
    case didTapLogOut

    // To the factories of the view
    case makePhoto(Int)

    // To the app
    case session(SessionDelegateSpy.Message)
}

/// The doubles around a presenter, which holds them weakly.
final class PhotoListSpies {
    private let log = SpyLog<PhotoListMessage>()
    let view: PhotoListViewSpy
    let sessionDelegate: SessionDelegateSpy

    init() {
        view = track(PhotoListViewSpy(log))
        sessionDelegate = track(SessionDelegateSpy { [log] in log.add(.session($0)) })
    }

    var messages: [PhotoListMessage] { log.messages }
}

final class PhotoListViewSpy: PhotoListView {
    private let log: SpyLog<PhotoListMessage>

    init(_ log: SpyLog<PhotoListMessage>) {
        self.log = log
    }

    func showLoading(_ isLoading: Bool) { log.add(.showLoading(isLoading)) }
    func showPhotos(_ rows: [PhotoRow]) { log.add(.showPhotos(rows)) }
    func showStatus(_ text: String?) { log.add(.showStatus(text)) }
    func showRetry(_ isOffered: Bool) { log.add(.showRetry(isOffered)) }
    func showNotice(_ text: String) { log.add(.showNotice(text)) }
    func showAlert(_ alert: AlertContent) { log.add(.showAlert(alert)) }
    func askBeforeDeleting(id: Int) { log.add(.askBeforeDeleting(id)) }
    func openPhoto(id: Int) { log.add(.openPhoto(id)) }
}

final class PhotoListPresenterSpy: PhotoListPresenting {
    private let log: SpyLog<PhotoListMessage>

    init(_ log: SpyLog<PhotoListMessage>) {
        self.log = log
    }

    func viewDidLoad() { log.add(.viewDidLoad) }
    func didReachEnd() { log.add(.didReachEnd) }
    func didRefresh() { log.add(.didRefresh) }
    func didTapRetry() { log.add(.didTapRetry) }
    func didChoosePhoto(id: Int) { log.add(.didChoosePhoto(id)) }
    func didSwipeToDelete(id: Int) { log.add(.didSwipeToDelete(id)) }
    func didConfirmDeleting(id: Int) { log.add(.didConfirmDeleting(id)) }
    func didTapLogOut() { log.add(.didTapLogOut) }
}
