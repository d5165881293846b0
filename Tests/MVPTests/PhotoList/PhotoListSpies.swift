import Shared

@testable import MVP

/// Notes what the presenter has Photos show.
final class PhotoListViewSpy: PhotoListView {
    enum Message: Equatable {
        case showLoading(Bool)
        case showPhotos([PhotoRow])
        case showStatus(String?)
        case showRetry(Bool)
        case showNotice(String)
        case showAlert(AlertContent)
        case askBeforeDeleting(Int)
        case openPhoto(Int)
        case logOut
    }

    private(set) var messages: [Message] = []

    func showLoading(_ isLoading: Bool) { messages.append(.showLoading(isLoading)) }
    func showPhotos(_ rows: [PhotoRow]) { messages.append(.showPhotos(rows)) }
    func showStatus(_ text: String?) { messages.append(.showStatus(text)) }
    func showRetry(_ isOffered: Bool) { messages.append(.showRetry(isOffered)) }
    func showNotice(_ text: String) { messages.append(.showNotice(text)) }
    func showAlert(_ alert: AlertContent) { messages.append(.showAlert(alert)) }
    func askBeforeDeleting(id: Int) { messages.append(.askBeforeDeleting(id)) }
    func openPhoto(id: Int) { messages.append(.openPhoto(id)) }
    func logOut() { messages.append(.logOut) }
}

/// Notes what the view tells of Photos.
final class PhotoListPresenterSpy: PhotoListPresenting {
    enum Message: Equatable {
        case viewDidLoad
        case didReachEnd
        case didRefresh
        case didTapRetry
        case didChoosePhoto(Int)
        case didSwipeToDelete(Int)
        case didConfirmDeleting(Int)
        case didTapLogOut
    }

    private(set) var messages: [Message] = []

    func viewDidLoad() { messages.append(.viewDidLoad) }
    func didReachEnd() { messages.append(.didReachEnd) }
    func didRefresh() { messages.append(.didRefresh) }
    func didTapRetry() { messages.append(.didTapRetry) }
    func didChoosePhoto(id: Int) { messages.append(.didChoosePhoto(id)) }
    func didSwipeToDelete(id: Int) { messages.append(.didSwipeToDelete(id)) }
    func didConfirmDeleting(id: Int) { messages.append(.didConfirmDeleting(id)) }
    func didTapLogOut() { messages.append(.didTapLogOut) }
}
