import Shared

/// Lists the photos page by page.
final class PhotoListPresenter: PhotoListPresenting {
    private nonisolated enum Request: Sendable {
        case first, next, refresh
    }

    weak var view: (any PhotoListView)?
    private let repository: any PhotoRepository
    private let work: Work
    private var changes: Subscription?
    private var photos: [Photo] = []
    private var cursor: PhotoCursor?
    private var isComplete = false

    init(repository: any PhotoRepository, clock: any AppClock) {
        self.repository = repository
        work = Work(clock: clock)
    }

    func viewDidLoad() {
        changes = repository.changes.observe { [weak self] in self?.reload() }
        load(.first)
    }

    func didReachEnd() {
        if !photos.isEmpty, !isComplete { load(.next) }
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
        view?.askBeforeDeleting(id: id)
    }

    func didConfirmDeleting(id: Int) {
        work.write("delete \(id)") { [repository] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.reportFailure(ofDeleting: result)
        }
    }

    func didTapLogOut() {
        view?.logOut()
    }

    // MARK: Loading

    private func load(_ request: Request) {
        if photos.isEmpty { view?.showStatus(nil) }
        view?.showRetry(false)
        view?.showLoading(true)
        work.run("page", request == .refresh ? .latestWins : .oneAtATime) { [repository, cursor] in
            switch request {
            case .first: try await repository.firstPage()
            case .next: try await repository.nextPage(after: cursor)
            case .refresh: try await repository.refresh()
            }
        } then: { [weak self] result in
            self?.finish(request, result)
        }
    }

    private func finish(_ request: Request, _ result: Result<PhotoPage, any Error>) {
        view?.showLoading(false)
        switch result {
        case .success(let page): show(page, isContinued: request == .next)
        case .failure(let error): showFailure(FailureText.reason(for: error))
        }
    }

    /// Shows the list again as far as it was shown, after a title or a deletion.
    private func reload() {
        work.run("reload", .latestWins) { [repository, cursor] in
            (photos: try await repository.photos(through: cursor), cursor: cursor)
        } then: { [weak self] result in
            guard let self, case .success(let list) = result else { return }
            guard list.cursor == cursor else { return reload() }
            photos = list.photos
            show()
        }
    }

    // MARK: Showing

    private func show(_ page: PhotoPage, isContinued: Bool) {
        photos = isContinued ? photos + page.photos : page.photos
        cursor = page.cursor ?? cursor
        isComplete = page.isLast
        show()
    }

    private func show() {
        view?.showPhotos(photos.map(PhotoRow.init))
        view?.showStatus(status)
        view?.showRetry(photos.isEmpty)
    }

    private var status: String? {
        if photos.isEmpty { return StatusText.noPhotos }
        return isComplete ? StatusText.noMorePhotos : nil
    }

    private func showFailure(_ reason: String) {
        if photos.isEmpty {
            view?.showStatus(StatusText.couldNotLoad("photos", reason))
            view?.showRetry(true)
        } else {
            view?.showNotice(reason)
        }
    }

    private func reportFailure(ofDeleting result: Result<Void, any Error>) {
        switch result {
        case .success: break
        case .failure(PhotoError.gone): view?.showAlert(.photoGone)
        case .failure(let error): view?.showAlert(.couldNotSave(FailureText.reason(for: error)))
        }
    }
}
