import Observation
import Shared

/// Lists the photos page by page.
@Observable
final class PhotoListViewModel {
    private nonisolated enum Job: Hashable {
        case delete(id: Int)
        case page
        case reload
    }

    nonisolated struct State: Equatable {
        var phase = Phase.idle
        var rows: [PhotoRow] = []
        var isComplete = false
        var notice: OneShot<String>?
        var alert: OneShot<AlertContent>?
        /// The photo that shall be deleted, if a person confirms it.
        var deletion: OneShot<Int>?

        /// What the list says in place of rows or below them.
        var status: String? {
            switch phase {
            case .idle where rows.isEmpty, .loading where rows.isEmpty: nil
            case .loaded where rows.isEmpty: StatusText.noPhotos
            case .failed(let reason) where rows.isEmpty: StatusText.couldNotLoad(.photos, reason)
            case .idle, .loading, .loaded, .failed: isComplete ? StatusText.noMorePhotos : nil
            }
        }

        /// Whether another try is offered.
        var offersRetry: Bool { rows.isEmpty && (phase == .loaded || phase.isFailed) }
    }

    private(set) var state = State()
    @ObservationIgnored private let repository: any PhotoRepository
    @ObservationIgnored private let work: Work<Job>
    @ObservationIgnored private let exits: PhotoListExits
    @ObservationIgnored private var changes: Subscription?
    @ObservationIgnored private var list = PhotoPaging()

    init(repository: any PhotoRepository, clock: any AppClock, exits: PhotoListExits) {
        self.repository = repository
        self.exits = exits
        work = Work(clock: clock)
    }

    func load() {
        changes = repository.changes.observe { [weak self] in self?.reload() }
        load(.first)
    }

    func reachEnd() {
        if let next = list.next { load(next) }
    }

    func refresh() {
        load(.refresh)
    }

    func retry() {
        load(.first)
    }

    func choosePhoto(id: Int) {
        exits.openPhoto(id)
    }

    func askBeforeDeleting(id: Int) {
        state.deletion = OneShot(id, after: state.deletion)
    }

    func delete(id: Int) {
        work.write(.delete(id: id)) { [repository] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.reportFailure(ofDeleting: result)
        }
    }

    func logOut() {
        exits.logOut()
    }

    // MARK: Loading

    private func load(_ request: PhotoPaging.Request) {
        guard list.begin(request) else { return }
        state.phase = .loading
        work.run(.page, .latestWins) { [repository] in
            try await repository.page(request)
        } then: { [weak self] result in
            self?.finish(request, result)
        }
    }

    private func finish(_ request: PhotoPaging.Request, _ result: Result<PhotoPage, any Error>) {
        switch result {
        case .success(let page):
            state.phase = .loaded
            list.finish(request, with: page) ? show() : reachEnd()
        case .failure(let error):
            showFailure(FailureText.reason(for: error))
        }
    }

    /// Shows the list again as far as it was shown, after a title or a deletion.
    private func reload() {
        work.run(.reload, .latestWins) { [repository, reach = list.cursor] in
            (page: try await repository.photos(through: reach), reach: reach)
        } then: { [weak self] result in
            guard let self, case .success(let answer) = result else { return }
            guard list.replace(with: answer.page, through: answer.reach) else { return reload() }
            if state.phase.isFailed { state.phase = .loaded }
            show()
        }
    }

    // MARK: Showing

    private func show() {
        state.rows = list.photos.map(PhotoRow.init)
        state.isComplete = list.isComplete
    }

    private func showFailure(_ reason: String) {
        list.fail()
        state.phase = .failed(reason)
        if !state.rows.isEmpty { state.notice = OneShot(reason, after: state.notice) }
    }

    private func reportFailure(ofDeleting result: Result<Void, any Error>) {
        switch result {
        case .success: break
        case .failure(PhotoError.gone): show(.photoGone)
        case .failure(let error): show(.couldNotSave(FailureText.reason(for: error)))
        }
    }

    private func show(_ alert: AlertContent) {
        state.alert = OneShot(alert, after: state.alert)
    }
}
