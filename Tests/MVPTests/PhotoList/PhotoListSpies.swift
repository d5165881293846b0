import Shared
import TestSupport
import Testing

@testable import MVP

/// A call to a role of this screen.
enum PhotoListMessage: Equatable {
    // To the view
    case showLoading(Bool)
    case showPhotos([PhotoRow])
    case showStatus(String?)
    case showRetry(Bool)
    case showNotice(String)
    case showAlert(AlertContent)
    case askBeforeDeleting(Int, QuestionContent)
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
    case didAskToLogOut
}

/// The roles around the presenter, with one log.
struct PhotoListSpies {
    let view = track(PhotoListViewSpy())
    let logOutDelegate: LogOutDelegateSpy

    init() {
        logOutDelegate = track(LogOutDelegateSpy { [view] in view.record(.didAskToLogOut) })
    }

    var messages: [PhotoListMessage] { view.messages }
}

final class PhotoListViewSpy: PhotoListViewInput, Spy {
    var log = MessageLog<PhotoListMessage>()

    func showLoading(_ isLoading: Bool) { record(.showLoading(isLoading)) }
    func showPhotos(_ rows: [PhotoRow]) { record(.showPhotos(rows)) }
    func showStatus(_ text: String?) { record(.showStatus(text)) }
    func showRetry(_ isOffered: Bool) { record(.showRetry(isOffered)) }
    func showNotice(_ text: String) { record(.showNotice(text)) }
    func showAlert(_ alert: AlertContent) { record(.showAlert(alert)) }
    func askBeforeDeleting(id: Int, _ question: QuestionContent) { record(.askBeforeDeleting(id, question)) }
    func openPhoto(id: Int) { record(.openPhoto(id)) }
}

final class PhotoListPresenterSpy: PhotoListViewOutput, Spy {
    var log = MessageLog<PhotoListMessage>()

    func viewDidLoad() { record(.viewDidLoad) }
    func didReachEnd() { record(.didReachEnd) }
    func didRefresh() { record(.didRefresh) }
    func didTapRetry() { record(.didTapRetry) }
    func didChoosePhoto(id: Int) { record(.didChoosePhoto(id)) }
    func didSwipeToDelete(id: Int) { record(.didSwipeToDelete(id)) }
    func didConfirmDeleting(id: Int) { record(.didConfirmDeleting(id)) }
    func didTapLogOut() { record(.didTapLogOut) }
}

extension PhotoListSpies {
    /// The rows shown last.
    var rows: [PhotoRow]? {
        messages.compactMap { if case .showPhotos(let rows) = $0 { rows } else { nil } }.last
    }
}

/// Returns Photos with `firstPage` loaded. The next page is photos 3 and 4, and a refresh returns photo 1.
func makePhotoList(
    _ firstPage: Result<PhotoPage, any Error> = .success(.sample(1...2))
) async -> (PhotoListPresenter, PhotoListSpies, Bench) {
    let bench = Bench()
    bench.photos.answers.firstPage = firstPage
    bench.photos.answers.nextPage = .success(.sample(3...4))
    bench.photos.answers.refresh = .success(.sample(1...1))
    let spies = PhotoListSpies()
    let presenter = track(
        PhotoListPresenter(
            repository: bench.photos,
            activity: bench.clock.activity,
            logOutDelegate: spies.logOutDelegate
        )
    )
    presenter.view = spies.view
    presenter.viewDidLoad()
    await bench.clock.settle()
    return (presenter, spies, bench)
}
