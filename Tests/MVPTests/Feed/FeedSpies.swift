import Shared

@testable import MVP

/// Notes what the presenter has a category's feed show.
final class FeedViewSpy: FeedView {
    enum Message: Equatable {
        case showLoading(Bool)
        case showPictures([PictureRow])
        case showStatus(String?)
        case showRetry(Bool)
        case showAlert(AlertContent)
    }

    private(set) var messages: [Message] = []

    func showLoading(_ isLoading: Bool) { messages.append(.showLoading(isLoading)) }
    func showPictures(_ rows: [PictureRow]) { messages.append(.showPictures(rows)) }
    func showStatus(_ text: String?) { messages.append(.showStatus(text)) }
    func showRetry(_ isOffered: Bool) { messages.append(.showRetry(isOffered)) }
    func showAlert(_ alert: AlertContent) { messages.append(.showAlert(alert)) }
}

/// Notes what the view tells of a category's feed.
final class FeedPresenterSpy: FeedPresenting {
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
