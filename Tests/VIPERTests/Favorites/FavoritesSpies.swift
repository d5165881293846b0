import Shared
import TestSupport
import Testing

@testable import VIPER

/// A call to a role of Favorites.
enum FavoritesMessage: Equatable {
    case showLoading(Bool)
    case showPictures([PictureRow])
    case showStatus(String?)
    case showRetry(Bool)
    case showAlert(AlertContent)

    case viewDidLoad
    case didTapRetry
    case didTapUnlike(ExactText)
    case didTapLogOut

    case start
    case loadPictures
    case unlike(ExactText)

    case didBeginLoadingPictures
    case didLoadPictures([FeedPictureResponse])
    case didFailToLoadPictures(Failure)
    case didFailToSave(Failure)

    case didAskToLogOut
}

/// The roles around the presenter, with one log.
struct FavoritesSpies {
    let view: FavoritesViewSpy
    let interactor: FavoritesInteractorSpy
    let logOutDelegate: LogOutDelegateSpy

    init() {
        view = track(FavoritesViewSpy())
        interactor = track(FavoritesInteractorSpy()).sharing(view.log)
        logOutDelegate = track(LogOutDelegateSpy { [view] in view.record(.didAskToLogOut) })
    }

    var messages: [FavoritesMessage] { view.messages }
}

final class FavoritesViewSpy: FavoritesViewInput, Spy {
    var log = MessageLog<FavoritesMessage>()

    func showLoading(_ isLoading: Bool) { record(.showLoading(isLoading)) }
    func showPictures(_ rows: [PictureRow]) { record(.showPictures(rows)) }
    func showStatus(_ text: String?) { record(.showStatus(text)) }
    func showRetry(_ isOffered: Bool) { record(.showRetry(isOffered)) }
    func showAlert(_ alert: AlertContent) { record(.showAlert(alert)) }
}

final class FavoritesViewOutputSpy: FavoritesViewOutput, Spy {
    var log = MessageLog<FavoritesMessage>()

    func viewDidLoad() { record(.viewDidLoad) }
    func didTapRetry() { record(.didTapRetry) }
    func didTapUnlike(id: ExactText) { record(.didTapUnlike(id)) }
    func didTapLogOut() { record(.didTapLogOut) }
}

final class FavoritesInteractorSpy: FavoritesInteractorInput, Spy {
    var log = MessageLog<FavoritesMessage>()

    func start() { record(.start) }
    func loadPictures() { record(.loadPictures) }
    func unlike(id: ExactText) { record(.unlike(id)) }
}

final class FavoritesInteractorOutputSpy: FavoritesInteractorOutput, Spy {
    var log = MessageLog<FavoritesMessage>()

    func didBeginLoadingPictures() { record(.didBeginLoadingPictures) }
    func didLoadPictures(_ pictures: [FeedPictureResponse]) { record(.didLoadPictures(pictures)) }
    func didFailToLoadPictures(_ failure: Failure) { record(.didFailToLoadPictures(failure)) }
    func didFailToSave(_ failure: Failure) { record(.didFailToSave(failure)) }
}
