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
    private var running: Request?
    private var failure: String?

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

    /// One page at a time; a refresh alone takes the place of what is under way.
    private func load(_ request: Request) {
        guard running == nil || (request == .refresh && running != .refresh) else { return }
        running = request
        failure = nil
        view?.showLoading(true)
        showStatus()
        work.run("page", .latestWins) { [repository, cursor] in
            switch request {
            case .first: try await repository.firstPage()
            case .next: try await repository.nextPage(after: cursor)
            case .refresh: try await repository.refresh()
            }
        } then: { [weak self, cursor] result in
            self?.finish(request, after: cursor, result)
        }
    }

    private func finish(_ request: Request, after reach: PhotoCursor?, _ result: Result<PhotoPage, any Error>) {
        running = nil
        view?.showLoading(false)
        switch result {
        case .success where request == .next && reach != cursor: catchUp()
        case .success(let page): show(page, isContinued: request == .next)
        case .failure(let error): showFailure(FailureText.reason(for: error))
        }
    }

    /// The list went on while a page was under way, so that some of its photos may be shown already: asks again.
    private func catchUp() {
        showStatus()
        didReachEnd()
    }

    /// Shows the list again as far as it was shown, after a title or a deletion.
    private func reload() {
        work.run("reload", .latestWins) { [repository, cursor] in
            (page: try await repository.photos(through: cursor), reach: cursor)
        } then: { [weak self] result in
            guard let self, case .success(let list) = result else { return }
            guard list.reach == cursor else { return reload() }
            failure = nil
            show(list.page, isContinued: false)
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
        showStatus()
    }

    private func showStatus() {
        view?.showStatus(status)
        view?.showRetry(photos.isEmpty && running == nil)
    }

    private var status: String? {
        if !photos.isEmpty { return isComplete ? StatusText.noMorePhotos : nil }
        if running != nil { return nil }
        return failure.map { StatusText.couldNotLoad(.photos, $0) } ?? StatusText.noPhotos
    }

    private func showFailure(_ reason: String) {
        failure = reason
        showStatus()
        if !photos.isEmpty { view?.showNotice(reason) }
    }

    private func reportFailure(ofDeleting result: Result<Void, any Error>) {
        switch result {
        case .success: break
        case .failure(PhotoError.gone): view?.showAlert(.photoGone)
        case .failure(let error): view?.showAlert(.couldNotSave(FailureText.reason(for: error)))
        }
    }
}
