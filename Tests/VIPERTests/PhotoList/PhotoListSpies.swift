import Shared
import TestSupport
import Testing

@testable import VIPER

/// A call to a role of Photos.
enum PhotoListMessage: Equatable {
    case showLoading(Bool)
    case showPhotos([PhotoRow])
    case showStatus(String?)
    case showRetry(Bool)
    case showNotice(String)
    case showAlert(AlertContent)
    case askBeforeDeleting(Int, QuestionContent)

    case viewDidLoad
    case didReachEnd
    case didRefresh
    case didTapRetry
    case didChoosePhoto(Int)
    case didSwipeToDelete(Int)
    case didConfirmDeleting(Int)
    case didTapLogOut

    case start
    case loadFirstPage
    case loadNextPage
    case refresh
    case delete(Int)

    case didBeginLoadingPage
    case didLoadPage(PhotoListResponse)
    case didFailToLoadPage(Failure)
    case didReload(PhotoListResponse)
    case didFailToReload(Failure)
    case didFailToDelete(Failure)

    case openPhoto(Int)

    case didAskToLogOut
}

/// The roles around the presenter, with one log.
struct PhotoListSpies {
    let view: PhotoListViewSpy
    let interactor: PhotoListInteractorSpy
    let router: PhotoListRouterSpy
    let logOutDelegate: LogOutDelegateSpy

    init() {
        view = track(PhotoListViewSpy())
        interactor = track(PhotoListInteractorSpy()).sharing(view.log)
        router = track(PhotoListRouterSpy()).sharing(view.log)
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

    func askBeforeDeleting(id: Int, _ question: QuestionContent) {
        record(.askBeforeDeleting(id, question))
    }
}

final class PhotoListViewOutputSpy: PhotoListViewOutput, Spy {
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

final class PhotoListInteractorSpy: PhotoListInteractorInput, Spy {
    var log = MessageLog<PhotoListMessage>()

    func start() { record(.start) }
    func loadFirstPage() { record(.loadFirstPage) }
    func loadNextPage() { record(.loadNextPage) }
    func refresh() { record(.refresh) }
    func delete(id: Int) { record(.delete(id)) }
}

final class PhotoListInteractorOutputSpy: PhotoListInteractorOutput, Spy {
    var log = MessageLog<PhotoListMessage>()

    func didBeginLoadingPage() { record(.didBeginLoadingPage) }
    func didLoadPage(_ list: PhotoListResponse) { record(.didLoadPage(list)) }
    func didFailToLoadPage(_ failure: Failure) { record(.didFailToLoadPage(failure)) }
    func didReload(_ list: PhotoListResponse) { record(.didReload(list)) }
    func didFailToReload(_ failure: Failure) { record(.didFailToReload(failure)) }
    func didFailToDelete(_ failure: Failure) { record(.didFailToDelete(failure)) }
}

final class PhotoListRouterSpy: PhotoListRouterInput, Spy {
    var log = MessageLog<PhotoListMessage>()

    func openPhoto(id: Int) { record(.openPhoto(id)) }
}

func makePhotoListPresenter() -> (PhotoListPresenter, PhotoListSpies) {
    let spies = PhotoListSpies()
    let presenter = track(
        PhotoListPresenter(interactor: spies.interactor, router: spies.router, logOutDelegate: spies.logOutDelegate)
    )
    presenter.view = spies.view
    return (presenter, spies)
}

/// Returns an interactor that has received `firstPage`. The next page is photos 3 and 4; a refresh returns photo 1.
func makePhotoList(
    _ firstPage: Result<PhotoPage, any Error> = .success(.sample(1...2))
) async -> (PhotoListInteractor, PhotoListInteractorOutputSpy, Bench) {
    let bench = Bench()
    bench.photos.answers.firstPage = firstPage
    bench.photos.answers.nextPage = .success(.sample(3...4))
    bench.photos.answers.refresh = .success(.sample(1...1))
    let output = track(PhotoListInteractorOutputSpy())
    let interactor = track(PhotoListInteractor(repository: bench.photos, activity: bench.clock.activity))
    interactor.output = output
    interactor.start()
    await bench.clock.settle()
    return (interactor, output, bench)
}
