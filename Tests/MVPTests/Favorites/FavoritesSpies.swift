import Shared
import TestSupport
import Testing

@testable import MVP

/// A call to a role of this screen.
enum FavoritesMessage: Equatable {
    // To the view
    case showLoading(Bool)
    case showPictures([PictureRow])
    case showStatus(String?)
    case showRetry(Bool)
    case showAlert(AlertContent)

    // To the presenter
    case viewDidLoad
    case didTapRetry
    case didTapUnlike(ExactText)
    case didTapLogOut

    // To the app
    case didAskToLogOut
}

/// The roles around the presenter, with one log.
struct FavoritesSpies {
    let view = track(FavoritesViewSpy())
    let logOutDelegate: LogOutDelegateSpy

    init() {
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

final class FavoritesPresenterSpy: FavoritesViewOutput, Spy {
    var log = MessageLog<FavoritesMessage>()

    func viewDidLoad() { record(.viewDidLoad) }
    func didTapRetry() { record(.didTapRetry) }
    func didTapUnlike(id: ExactText) { record(.didTapUnlike(id)) }
    func didTapLogOut() { record(.didTapLogOut) }
}
