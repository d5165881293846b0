import Shared
import TestSupport
import Testing

@testable import MVP

/// The calls between the roles of this screen.
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
    case didTapUnlike(String)
    case didTapLogOut

    // To the app
    case session(SessionDelegateSpy.Message)
}

/// The doubles around a presenter, which holds them weakly.
final class FavoritesSpies {
    private let log = SpyLog<FavoritesMessage>()
    let view: FavoritesViewSpy
    let sessionDelegate: SessionDelegateSpy

    init() {
        view = track(FavoritesViewSpy(log))
        sessionDelegate = track(SessionDelegateSpy { [log] in log.add(.session($0)) })
    }

    var messages: [FavoritesMessage] { log.messages }
}

final class FavoritesViewSpy: FavoritesView {
    private let log: SpyLog<FavoritesMessage>

    init(_ log: SpyLog<FavoritesMessage>) {
        self.log = log
    }

    func showLoading(_ isLoading: Bool) { log.add(.showLoading(isLoading)) }
    func showPictures(_ rows: [PictureRow]) { log.add(.showPictures(rows)) }
    func showStatus(_ text: String?) { log.add(.showStatus(text)) }
    func showRetry(_ isOffered: Bool) { log.add(.showRetry(isOffered)) }
    func showAlert(_ alert: AlertContent) { log.add(.showAlert(alert)) }
}

final class FavoritesPresenterSpy: FavoritesPresenting {
    private let log: SpyLog<FavoritesMessage>

    init(_ log: SpyLog<FavoritesMessage>) {
        self.log = log
    }

    func viewDidLoad() { log.add(.viewDidLoad) }
    func didTapRetry() { log.add(.didTapRetry) }
    func didTapUnlike(id: String) { log.add(.didTapUnlike(id)) }
    func didTapLogOut() { log.add(.didTapLogOut) }
}
