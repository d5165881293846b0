import Shared

@testable import VIPER

/// Stands in for the presenter's view and interactor at once, so that one list shows the order across them.
final class FeedRolesSpy: FeedView, FeedInteractorInput {
    enum Message: Equatable {
        case showLoading(Bool)
        case showPictures([PictureRow])
        case showStatus(String?)
        case showRetry(Bool)
        case showAlert(AlertContent)
        case observeLikes
        case fetchLikes
        case fetchPictures
        case like(String)
        case unlike(String)
    }

    private(set) var messages: [Message] = []

    func showLoading(_ isLoading: Bool) { messages.append(.showLoading(isLoading)) }
    func showPictures(_ rows: [PictureRow]) { messages.append(.showPictures(rows)) }
    func showStatus(_ text: String?) { messages.append(.showStatus(text)) }
    func showRetry(_ isOffered: Bool) { messages.append(.showRetry(isOffered)) }
    func showAlert(_ alert: AlertContent) { messages.append(.showAlert(alert)) }
    func observeLikes() { messages.append(.observeLikes) }
    func fetchLikes() { messages.append(.fetchLikes) }
    func fetchPictures() { messages.append(.fetchPictures) }
    func like(id: String) { messages.append(.like(id)) }
    func unlike(id: String) { messages.append(.unlike(id)) }
}

/// Notes what the interactor reports.
final class FeedInteractorOutputSpy: FeedInteractorOutput {
    enum Message: Equatable {
        case didChangeLikes
        case didFetchLikes(Set<String>)
        case didFetchPictures([FeedPictureResponse])
        case didFailToFetchPictures(reason: String)
        case didFailToSave(reason: String)
    }

    private(set) var messages: [Message] = []

    func didChangeLikes() { messages.append(.didChangeLikes) }
    func didFetchLikes(_ ids: Set<String>) { messages.append(.didFetchLikes(ids)) }
    func didFetchPictures(_ pictures: [FeedPictureResponse]) { messages.append(.didFetchPictures(pictures)) }
    func didFailToFetchPictures(reason: String) { messages.append(.didFailToFetchPictures(reason: reason)) }
    func didFailToSave(reason: String) { messages.append(.didFailToSave(reason: reason)) }
}

/// Notes what the view tells of a category's feed.
final class FeedViewOutputSpy: FeedViewOutput {
    enum Message: Equatable {
        case viewDidLoad
        case didTapRetry
        case didTapLike(String)
        case didTapUnlike(String)
    }

    private(set) var messages: [Message] = []

    func viewDidLoad() { messages.append(.viewDidLoad) }
    func didTapRetry() { messages.append(.didTapRetry) }
    func didTapLike(id: String) { messages.append(.didTapLike(id)) }
    func didTapUnlike(id: String) { messages.append(.didTapUnlike(id)) }
}
