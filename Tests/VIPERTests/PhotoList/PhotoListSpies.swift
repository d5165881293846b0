import Shared

@testable import VIPER

/// Stands in for the presenter's view, interactor and router at once, so that one list shows the order across them.
final class PhotoListRolesSpy: PhotoListView, PhotoListInteractorInput, PhotoListRouting {
    enum Message: Equatable {
        case showLoading(Bool)
        case showPhotos([PhotoRow])
        case showStatus(String?)
        case showRetry(Bool)
        case showNotice(String)
        case showAlert(AlertContent)
        case askBeforeDeleting(Int)
        case observePhotos
        case fetchFirstPage
        case fetchNextPage
        case refresh
        case reload
        case delete(Int)
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
    func observePhotos() { messages.append(.observePhotos) }
    func fetchFirstPage() { messages.append(.fetchFirstPage) }
    func fetchNextPage() { messages.append(.fetchNextPage) }
    func refresh() { messages.append(.refresh) }
    func reload() { messages.append(.reload) }
    func delete(id: Int) { messages.append(.delete(id)) }
    func openPhoto(id: Int) { messages.append(.openPhoto(id)) }
    func logOut() { messages.append(.logOut) }
}

/// Notes what the interactor reports.
final class PhotoListInteractorOutputSpy: PhotoListInteractorOutput {
    enum Message: Equatable {
        case didChangePhotos
        case didBeginFetching
        case didFetch(PhotoListResponse)
        case didReload(PhotoListResponse)
        case didFailToFetch(reason: String)
        case didFailToDelete(reason: String)
        case didNotFindPhoto
    }

    private(set) var messages: [Message] = []

    func didChangePhotos() { messages.append(.didChangePhotos) }
    func didBeginFetching() { messages.append(.didBeginFetching) }
    func didFetch(_ list: PhotoListResponse) { messages.append(.didFetch(list)) }
    func didReload(_ list: PhotoListResponse) { messages.append(.didReload(list)) }
    func didFailToFetch(reason: String) { messages.append(.didFailToFetch(reason: reason)) }
    func didFailToDelete(reason: String) { messages.append(.didFailToDelete(reason: reason)) }
    func didNotFindPhoto() { messages.append(.didNotFindPhoto) }
}

/// Notes what the view tells of Photos.
final class PhotoListViewOutputSpy: PhotoListViewOutput {
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
