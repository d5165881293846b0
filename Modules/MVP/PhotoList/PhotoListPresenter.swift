import Shared

/// Loads the photos page by page, and deletes them.
final class PhotoListPresenter {
    private nonisolated enum Job: Hashable {
        case page
        case reload
        case delete(id: Int)
    }

    weak var view: (any PhotoListViewInput)?
    private weak var logOutDelegate: (any LogOutDelegate)?
    private let repository: any PhotoRepository
    private let work: Work<Job>
    private var changes: Subscription?
    private var list = PhotoPaging()
    /// Why there are no photos.
    private var failure: Failure?

    init(repository: any PhotoRepository, activity: Activity, logOutDelegate: any LogOutDelegate) {
        self.repository = repository
        self.logOutDelegate = logOutDelegate
        work = Work(activity: activity)
    }
}

extension PhotoListPresenter: PhotoListViewOutput {
    func viewDidLoad() {
        changes = repository.changes.observe { [weak self] in self?.reload() }
        load(.first)
    }

    func didReachEnd() {
        loadNextPage()
    }

    func didRefresh() {
        load(.refresh)
    }

    func didTapRetry() {
        load(.first)
    }

    func didChoosePhoto(id: Int) {
        view?.openPhoto(id: id)
    }

    func didSwipeToDelete(id: Int) {
        view?.askBeforeDeleting(id: id, .deletePhoto)
    }

    func didConfirmDeleting(id: Int) {
        work.write(.delete(id: id)) { [repository] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.finishDeleting(result)
        }
    }

    func didTapLogOut() {
        logOutDelegate?.didAskToLogOut()
    }
}

extension PhotoListPresenter {
    private func load(_ request: PhotoPaging.Request) {
        guard list.begin(request) else { return }
        work.run(.page, .latestWins) { [repository] in
            try await repository.page(request)
        } then: { [weak self] result in
            self?.finishLoading(request, result)
        }
        failure = nil
        view?.showLoading(true)
        showStatus()
    }

    private func loadNextPage() {
        if let next = list.next { load(next) }
    }

    /// Reads the list again as far as it is shown, after a change of the stored photos.
    private func reload() {
        work.run(.reload, .latestWins) { [repository, cursor = list.cursor, version = list.version] in
            (page: try await repository.photos(through: cursor), version: version)
        } then: { [weak self] result in
            self?.finishReloading(result)
        }
    }

    private func finishLoading(_ request: PhotoPaging.Request, _ result: Result<PhotoPage, Failure>) {
        view?.showLoading(false)
        switch result {
        case .success(let page):
            let isCurrent = list.finish(request, with: page)
            showPhotos()
            if !isCurrent { loadNextPage() }
        case .failure(let failure):
            list.fail()
            show(failure)
        }
    }

    /// Shows a failure: instead of the list if it is empty, else once.
    private func show(_ failure: Failure) {
        if list.photos.isEmpty, !list.isLoading { self.failure = failure }
        showStatus()
        if !list.photos.isEmpty, let reason = failure.reason { view?.showNotice(reason) }
    }

    private func finishReloading(_ result: Result<(page: PhotoPage, version: Int), Failure>) {
        switch result {
        case .success(let reloaded):
            guard list.replace(with: reloaded.page, ofVersion: reloaded.version) else { return reload() }
            showPhotos()
        case .failure(let failure):
            list.failToReplace()
            show(failure)
        }
    }

    private func finishDeleting(_ result: Result<Void, Failure>) {
        guard case .failure(let failure) = result else { return }
        if failure == .photoGone {
            view?.showAlert(.photoGone)
        } else if let reason = failure.reason {
            view?.showAlert(.couldNotSave(reason))
        }
    }

    private func showPhotos() {
        if !list.photos.isEmpty { failure = nil }
        view?.showPhotos(list.photos.map(PhotoRow.init))
        showStatus()
    }

    private func showStatus() {
        view?.showStatus(status)
        view?.showRetry(!list.isLoading && (list.photos.isEmpty || list.isOutdated))
    }

    private var status: String? {
        if !list.photos.isEmpty { return list.isComplete ? StatusText.noMorePhotos : nil }
        if list.isLoading { return nil }
        guard let failure else { return StatusText.noPhotos }
        return failure.reason.map { StatusText.couldNotLoad(.photos, $0) }
    }
}

extension PhotoRow {
    fileprivate init(_ photo: Photo) {
        self.init(id: photo.id, title: photo.title, thumbnail: photo.thumbnail, deleteLabel: RowText.delete)
    }
}
