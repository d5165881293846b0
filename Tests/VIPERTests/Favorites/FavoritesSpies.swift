import Shared

@testable import VIPER

/// Stands in for the presenter's view, interactor and router at once, so that one list shows the order across them.
final class FavoritesRolesSpy: FavoritesView, FavoritesInteractorInput, FavoritesRouting {
    enum Message: Equatable {
        case showLoading(Bool)
        case showPictures([PictureRow])
        case showStatus(String?)
        case showRetry(Bool)
        case showAlert(AlertContent)
        case observeLikes
        case fetchPictures
        case unlike(String)
        case logOut
    }

    private(set) var messages: [Message] = []

    func showLoading(_ isLoading: Bool) { messages.append(.showLoading(isLoading)) }
    func showPictures(_ rows: [PictureRow]) { messages.append(.showPictures(rows)) }
    func showStatus(_ text: String?) { messages.append(.showStatus(text)) }
    func showRetry(_ isOffered: Bool) { messages.append(.showRetry(isOffered)) }
    func showAlert(_ alert: AlertContent) { messages.append(.showAlert(alert)) }
    func observeLikes() { messages.append(.observeLikes) }
    func fetchPictures() { messages.append(.fetchPictures) }
    func unlike(id: String) { messages.append(.unlike(id)) }
    func logOut() { messages.append(.logOut) }
}

/// Notes what the interactor reports.
final class FavoritesInteractorOutputSpy: FavoritesInteractorOutput {
    enum Message: Equatable {
        case didChangeLikes
        case didFetchPictures([FeedPictureResponse])
        case didFailToFetchPictures(reason: String)
        case didFailToSave(reason: String)
    }

    private(set) var messages: [Message] = []

    func didChangeLikes() { messages.append(.didChangeLikes) }
    func didFetchPictures(_ pictures: [FeedPictureResponse]) { messages.append(.didFetchPictures(pictures)) }
    func didFailToFetchPictures(reason: String) { messages.append(.didFailToFetchPictures(reason: reason)) }
    func didFailToSave(reason: String) { messages.append(.didFailToSave(reason: reason)) }
}

/// Notes what the view tells of Favorites.
final class FavoritesViewOutputSpy: FavoritesViewOutput {
    enum Message: Equatable {
        case viewDidLoad
        case didTapRetry
        case didTapUnlike(String)
        case didTapLogOut
    }

    private(set) var messages: [Message] = []

    func viewDidLoad() { messages.append(.viewDidLoad) }
    func didTapRetry() { messages.append(.didTapRetry) }
    func didTapUnlike(id: String) { messages.append(.didTapUnlike(id)) }
    func didTapLogOut() { messages.append(.didTapLogOut) }
}
