import Shared

/// Decides what Photos shows and when to open a photo.
final class PhotoListPresenter {
    weak var view: (any PhotoListView)?
    private weak var moduleOutput: (any PhotoListModuleOutput)?
    private let interactor: any PhotoListInteractorInput
    private let router: any PhotoListRouting
    private var list = PhotoListResponse(items: [], isComplete: false)
    private var isFetching = false
    private var failure: Failure?

    init(
        interactor: any PhotoListInteractorInput,
        router: any PhotoListRouting,
        moduleOutput: any PhotoListModuleOutput
    ) {
        self.interactor = interactor
        self.router = router
        self.moduleOutput = moduleOutput
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
        openPhoto(id: id)
    }

    func didSwipeToDelete(id: Int) {
        view?.askBeforeDeleting(id: id)
    }

    func didConfirmDeleting(id: Int) {
        interactor.delete(id: id)
    }

    func didTapLogOut() {
        moduleOutput?.didAskToLogOut()
    }
}

extension PhotoListPresenter: PhotoListInteractorOutput {
    func didBeginFetchingPage() {
        failure = nil
        showLoading(true)
        showStatus()
    }

    func didFetchPage(_ list: PhotoListResponse) {
        showLoading(false)
        showPhotos(list)
    }

    func didFailToFetchPage(_ failure: Failure) {
        showLoading(false)
        if list.items.isEmpty { self.failure = failure }
        showStatus()
        if !list.items.isEmpty, let reason = failure.reason { view?.showNotice(reason) }
    }

    func didReload(_ list: PhotoListResponse) {
        showPhotos(list)
    }

    func didFailToDelete(_ failure: Failure) {
        if failure == .photoGone {
            view?.showAlert(.photoGone)
        } else if let reason = failure.reason {
            view?.showAlert(.couldNotSave(reason))
        }
    }
}

extension PhotoListPresenter: PhotoListModuleInput {
    func openPhoto(id: Int) {
        if let moduleOutput { router.openPhoto(id: id, output: moduleOutput) }
    }
}

extension PhotoListPresenter {
    private func showPhotos(_ list: PhotoListResponse) {
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

extension PhotoRow {
    fileprivate init(_ photo: PhotoListResponse.Item) {
        self.init(id: photo.id, title: photo.title, thumbnail: photo.thumbnail)
    }
}
