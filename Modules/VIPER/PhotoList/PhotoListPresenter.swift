import Shared

/// Decides what Photos shows and when to open a photo.
final class PhotoListPresenter {
    weak var view: (any PhotoListViewInput)?
    private weak var logOutDelegate: (any LogOutDelegate)?
    private let interactor: any PhotoListInteractorInput
    private let router: any PhotoListRouterInput
    private var list = PhotoListResponse(photos: [], isComplete: false, isOutdated: false)
    private var isLoading = false
    /// Why there are no photos.
    private var failure: Failure?

    init(
        interactor: any PhotoListInteractorInput,
        router: any PhotoListRouterInput,
        logOutDelegate: any LogOutDelegate
    ) {
        self.interactor = interactor
        self.router = router
        self.logOutDelegate = logOutDelegate
    }
}

extension PhotoListPresenter: PhotoListViewOutput {
    func viewDidLoad() {
        interactor.start()
    }

    func didReachEnd() {
        interactor.loadNextPage()
    }

    func didRefresh() {
        interactor.refresh()
    }

    func didTapRetry() {
        interactor.loadFirstPage()
    }

    func didChoosePhoto(id: Int) {
        router.openPhoto(id: id)
    }

    func didSwipeToDelete(id: Int) {
        view?.askBeforeDeleting(id: id, .deletePhoto)
    }

    func didConfirmDeleting(id: Int) {
        interactor.delete(id: id)
    }

    func didTapLogOut() {
        logOutDelegate?.didAskToLogOut()
    }
}

extension PhotoListPresenter: PhotoListInteractorOutput {
    func didBeginLoadingPage() {
        failure = nil
        showLoading(true)
        showStatus()
    }

    func didLoadPage(_ list: PhotoListResponse) {
        showLoading(false)
        showPhotos(list)
    }

    func didFailToLoadPage(_ failure: Failure) {
        showLoading(false)
        show(failure)
    }

    func didReload(_ list: PhotoListResponse) {
        showPhotos(list)
    }

    func didFailToReload(_ failure: Failure) {
        list.isOutdated = true
        show(failure)
    }

    func didFailToDelete(_ failure: Failure) {
        if failure == .photoGone {
            view?.showAlert(.photoGone)
        } else if let reason = failure.reason {
            view?.showAlert(.couldNotSave(reason))
        }
    }
}

extension PhotoListPresenter {
    private func showPhotos(_ list: PhotoListResponse) {
        self.list = list
        if !list.photos.isEmpty { failure = nil }
        view?.showPhotos(list.photos.map(PhotoRow.init))
        showStatus()
    }

    /// Shows a failure: instead of the list if it is empty, else once.
    private func show(_ failure: Failure) {
        if list.photos.isEmpty, !isLoading { self.failure = failure }
        showStatus()
        if !list.photos.isEmpty, let reason = failure.reason { view?.showNotice(reason) }
    }

    private func showLoading(_ isLoading: Bool) {
        self.isLoading = isLoading
        view?.showLoading(isLoading)
    }

    private func showStatus() {
        view?.showStatus(status)
        view?.showRetry(!isLoading && (list.photos.isEmpty || list.isOutdated))
    }

    private var status: String? {
        if !list.photos.isEmpty { return list.isComplete ? StatusText.noMorePhotos : nil }
        if isLoading { return nil }
        guard let failure else { return StatusText.noPhotos }
        return failure.reason.map { StatusText.couldNotLoad(.photos, $0) }
    }
}

extension PhotoRow {
    fileprivate init(_ photo: PhotoListResponse.Item) {
        self.init(id: photo.id, title: photo.title, thumbnail: photo.thumbnail, deleteLabel: RowText.delete)
    }
}
