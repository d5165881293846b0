import Shared

@testable import MVP

/// Notes what the presenter has Favorites show.
final class FavoritesViewSpy: FavoritesView {
    enum Message: Equatable {
        case showLoading(Bool)
        case showPictures([PictureRow])
        case showStatus(String?)
        case showRetry(Bool)
        case showAlert(AlertContent)
        case logOut
    }

    private(set) var messages: [Message] = []

    func showLoading(_ isLoading: Bool) { messages.append(.showLoading(isLoading)) }
    func showPictures(_ rows: [PictureRow]) { messages.append(.showPictures(rows)) }
    func showStatus(_ text: String?) { messages.append(.showStatus(text)) }
    func showRetry(_ isOffered: Bool) { messages.append(.showRetry(isOffered)) }
    func showAlert(_ alert: AlertContent) { messages.append(.showAlert(alert)) }
    func logOut() { messages.append(.logOut) }
}

/// Notes what the view tells of Favorites.
final class FavoritesPresenterSpy: FavoritesPresenting {
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
