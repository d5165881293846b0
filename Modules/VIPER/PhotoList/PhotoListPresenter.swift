import Shared

/// Turns what happens on Photos into requests, and their results into what is shown.
final class PhotoListPresenter {
    weak var view: (any PhotoListView)?
    private let interactor: any PhotoListInteractorInput
    private let router: any PhotoListRouting
    private var list = PhotoListResponse(items: [], isComplete: false)
    private var isFetching = false
    private var failure: String?

    init(interactor: any PhotoListInteractorInput, router: any PhotoListRouting) {
        self.interactor = interactor
        self.router = router
    }

    private func show(_ list: PhotoListResponse) {
        self.list = list
        failure = nil
        view?.showPhotos(list.items.map { PhotoRow(id: $0.id, title: $0.title, thumbnail: $0.thumbnail) })
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
        return failure.map { StatusText.couldNotLoad(.photos, $0) } ?? StatusText.noPhotos
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
        router.logOut()
    }
}

extension PhotoListPresenter: PhotoListInteractorOutput {
    func didChangePhotos() {
        interactor.reload()
    }

    func didBeginFetching() {
        failure = nil
        showLoading(true)
        showStatus()
    }

    func didFetch(_ list: PhotoListResponse) {
        showLoading(false)
        show(list)
    }

    func didReload(_ list: PhotoListResponse) {
        show(list)
    }

    func didFailToFetch(reason: String) {
        failure = reason
        showLoading(false)
        showStatus()
        if !list.items.isEmpty { view?.showNotice(reason) }
    }

    func didFailToDelete(reason: String) {
        view?.showAlert(.couldNotSave(reason))
    }

    func didNotFindPhoto() {
        view?.showAlert(.photoGone)
    }
}
