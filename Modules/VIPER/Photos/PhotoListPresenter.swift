import Shared

/// Turns what happens on Photos into requests, and their results into what is shown.
final class PhotoListPresenter {
    weak var view: (any PhotoListView)?
    private let interactor: any PhotoListInteractorInput
    private let router: any PhotoListRouting
    private var isEmpty = true

    init(interactor: any PhotoListInteractorInput, router: any PhotoListRouting) {
        self.interactor = interactor
        self.router = router
    }

    private func status(of list: PhotoListResponse) -> String? {
        if list.items.isEmpty { return StatusText.noPhotos }
        return list.isComplete ? StatusText.noMorePhotos : nil
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
        if isEmpty { view?.showStatus(nil) }
        view?.showRetry(false)
        view?.showLoading(true)
    }

    func didFetch(_ list: PhotoListResponse) {
        isEmpty = list.items.isEmpty
        view?.showLoading(false)
        view?.showPhotos(list.items.map { PhotoRow(id: $0.id, title: $0.title, thumbnail: $0.thumbnail) })
        view?.showStatus(status(of: list))
        view?.showRetry(isEmpty)
    }

    func didFailToFetch(reason: String) {
        view?.showLoading(false)
        if isEmpty {
            view?.showStatus(StatusText.couldNotLoad("photos", reason))
            view?.showRetry(true)
        } else {
            view?.showNotice(reason)
        }
    }

    func didFailToDelete(reason: String) {
        view?.showAlert(.couldNotSave(reason))
    }

    func didNotFindPhoto() {
        view?.showAlert(.photoGone)
    }
}
