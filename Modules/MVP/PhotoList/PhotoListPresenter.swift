import Shared

/// Lists the photos page by page.
final class PhotoListPresenter: PhotoListPresenting {
    private nonisolated enum Job: Hashable {
        case delete(id: Int)
        case page
        case reload
    }

    weak var view: (any PhotoListView)?
    private let repository: any PhotoRepository
    private let work: Work<Job>
    private var changes: Subscription?
    private var list = PhotoPaging()
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
        if let next = list.next { load(next) }
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
        work.write(.delete(id: id)) { [repository] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.reportFailure(ofDeleting: result)
        }
    }

    func didTapLogOut() {
        view?.logOut()
    }

    // MARK: Loading

    private func load(_ request: PhotoPaging.Request) {
        guard list.begin(request) else { return }
        failure = nil
        view?.showLoading(true)
        showStatus()
        work.run(.page, .latestWins) { [repository] in
            try await repository.page(request)
        } then: { [weak self] result in
            self?.finish(request, result)
        }
    }

    private func finish(_ request: PhotoPaging.Request, _ result: Result<PhotoPage, any Error>) {
        view?.showLoading(false)
        switch result {
        case .success(let page): list.finish(request, with: page) ? show() : askAgain()
        case .failure(let error): showFailure(FailureText.reason(for: error))
        }
    }

    private func askAgain() {
        showStatus()
        didReachEnd()
    }

    /// Shows the list again as far as it was shown, after a title or a deletion.
    private func reload() {
        work.run(.reload, .latestWins) { [repository, reach = list.cursor] in
            (page: try await repository.photos(through: reach), reach: reach)
        } then: { [weak self] result in
            guard let self, case .success(let answer) = result else { return }
            guard list.replace(with: answer.page, through: answer.reach) else { return reload() }
            failure = nil
            show()
        }
    }

    // MARK: Showing

    private func show() {
        view?.showPhotos(list.photos.map(PhotoRow.init))
        showStatus()
    }

    private func showStatus() {
        view?.showStatus(status)
        view?.showRetry(list.photos.isEmpty && !list.isLoading)
    }

    private var status: String? {
        if !list.photos.isEmpty { return list.isComplete ? StatusText.noMorePhotos : nil }
        if list.isLoading { return nil }
        return failure.map { StatusText.couldNotLoad(.photos, $0) } ?? StatusText.noPhotos
    }

    private func showFailure(_ reason: String) {
        list.fail()
        failure = reason
        showStatus()
        if !list.photos.isEmpty { view?.showNotice(reason) }
    }

    private func reportFailure(ofDeleting result: Result<Void, any Error>) {
        switch result {
        case .success: break
        case .failure(PhotoError.gone): view?.showAlert(.photoGone)
        case .failure(let error): view?.showAlert(.couldNotSave(FailureText.reason(for: error)))
        }
    }
}
