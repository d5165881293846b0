import Shared

/// Decides what Photos shows and when to open a photo.
final class PhotoListPresenter {
    weak var view: (any PhotoListView)?
    private weak var app: (any AppModuleInput)?
    private let interactor: any PhotoListInteractorInput
    private let router: any PhotoListRouting
    private var list = PhotoListResponse(items: [], isComplete: false)
    private var isFetching = false
    private var failure: Failure?

    init(interactor: any PhotoListInteractorInput, router: any PhotoListRouting, app: any AppModuleInput) {
        self.interactor = interactor
        self.router = router
        self.app = app
    }

    private func show(_ list: PhotoListResponse) {
        self.list = list
        if !list.items.isEmpty { failure = nil }
        view?.showPhotos(list.items.map(PhotoRow.init))
        showStatus()
    }

    private func showLoading(_ isLoading: Bool) {
        isFetching = isLoading
        view?.showLoading(isLoading)
    }

    private func showStatus() {
        view?.showStatus(status)
        view?.showRetry(list.items.isEmpty && !isFetching)
    }

    private var status: String? {
        if !list.items.isEmpty { return list.isComplete ? StatusText.noMorePhotos : nil }
        if isFetching { return nil }
        guard let failure else { return StatusText.noPhotos }
        return failure.reason.map { StatusText.couldNotLoad(.photos, $0) }
    }
}

extension PhotoListPresenter: PhotoListViewOutput {
    func viewDidLoad() {
        interactor.observePhotos()
        interactor.fetchFirstPage()
    }

    func didReachEnd() {
        interactor.fetchNextPage()
    }

    func didRefresh() {
        interactor.refresh()
    }

    func didTapRetry() {
        interactor.fetchFirstPage()
    }

    func didChoosePhoto(id: Int) {
        router.openPhoto(id: id)
    }

    func didSwipeToDelete(id: Int) {
        view?.askBeforeDeleting(id: id)
    }

    func didConfirmDeleting(id: Int) {
        interactor.delete(id: id)
    }

    func didTapLogOut() {
        app?.logOut()
    }
}

extension PhotoListPresenter: PhotoListInteractorOutput {
    func didChangePhotos() {
        interactor.reload()
    }

    func didBeginFetchingPage() {
        failure = nil
        showLoading(true)
        showStatus()
    }

    func didFetchPage(_ list: PhotoListResponse) {
        showLoading(false)
        show(list)
    }

    func didFailToFetchPage(_ failure: Failure) {
        showLoading(false)
        if list.items.isEmpty { self.failure = failure }
        showStatus()
        if !list.items.isEmpty, let reason = failure.reason { view?.showNotice(reason) }
    }

    func didReload(_ list: PhotoListResponse) {
        show(list)
    }

    func didFailToDelete(_ failure: Failure) {
        if failure == .photoGone {
            view?.showAlert(.photoGone)
        } else if let reason = failure.reason {
            view?.showAlert(.couldNotSave(reason))
        }
    }
}

extension PhotoRow {
    fileprivate init(_ photo: PhotoListResponse.Item) {
        self.init(id: photo.id, title: photo.title, thumbnail: photo.thumbnail)
    }
}
