import Shared

/// Decides what Photos shows and when to open a photo.
final class PhotoListPresenter {
    weak var view: (any PhotoListView)?
    private weak var app: (any AppModuleInput)?
    private let interactor: any PhotoListInteractorInput
    private let router: any PhotoListRouting
    private var list = PhotoListResponse(items: [], isComplete: false)
    private var isFetching = false
    /// The status of an empty list; `nil` before the first answer.
    private var emptyStatus: String?

    init(interactor: any PhotoListInteractorInput, router: any PhotoListRouting, app: any AppModuleInput) {
        self.interactor = interactor
        self.router = router
        self.app = app
    }

    private func show(_ list: PhotoListResponse) {
        self.list = list
        emptyStatus = StatusText.noPhotos
        view?.showPhotos(list.items.map(PhotoRow.init))
        showStatus()
    }

    private func showLoading(_ isLoading: Bool) {
        isFetching = isLoading
        view?.showLoading(isLoading)
    }

    private func showStatus() {
        view?.showStatus(status)
        view?.showRetry(list.items.isEmpty && status != nil)
    }

    private var status: String? {
        if !list.items.isEmpty { return list.isComplete ? StatusText.noMorePhotos : nil }
        return isFetching ? nil : emptyStatus
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

    func didBeginFetching() {
        emptyStatus = nil
        showLoading(true)
        showStatus()
    }

    func didFetch(_ list: PhotoListResponse) {
        showLoading(false)
        show(list)
    }

    func didFailToFetch(_ failure: Failure) {
        if let reason = failure.reason { emptyStatus = StatusText.couldNotLoad(.photos, reason) }
        showLoading(false)
        showStatus()
        if let reason = failure.reason, !list.items.isEmpty { view?.showNotice(reason) }
    }

    func didReload(_ list: PhotoListResponse) {
        show(list)
    }

    func didFailToDelete(_ failure: Failure) {
        if let reason = failure.reason { view?.showAlert(.couldNotSave(reason)) }
    }

    func didNotFindPhoto() {
        view?.showAlert(.photoGone)
    }
}
