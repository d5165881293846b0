import Observation
import Shared

/// Lists the photos page by page.
@Observable
final class PhotoListViewModel {
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

    private nonisolated enum Request: Sendable {
        case first, next, refresh
    }

    private(set) var state = State()
    @ObservationIgnored private let repository: any PhotoRepository
    @ObservationIgnored private let work: Work
    @ObservationIgnored private let exits: PhotoListExits
    @ObservationIgnored private var changes: Subscription?
    @ObservationIgnored private var cursor: PhotoCursor?
    @ObservationIgnored private var running: Request?

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
        if !state.rows.isEmpty, !state.isComplete { load(.next) }
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
        work.write("delete \(id)") { [repository] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.reportFailure(ofDeleting: result)
        }
    }

    func logOut() {
        exits.logOut()
    }

    // MARK: Loading

    /// One page at a time; a refresh alone takes the place of what is under way.
    private func load(_ request: Request) {
        guard running == nil || (request == .refresh && running != .refresh) else { return }
        running = request
        state.phase = .loading
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
        switch result {
        case .success where request == .next && reach != cursor:
            catchUp()
        case .success(let page):
            state.phase = .loaded
            show(page, isContinued: request == .next)
        case .failure(let error): showFailure(FailureText.reason(for: error))
        }
    }

    /// The list went on while a page was under way, so that some of its photos may be shown already: asks again.
    private func catchUp() {
        state.phase = .loaded
        reachEnd()
    }

    /// Shows the list again as far as it was shown, after a title or a deletion.
    private func reload() {
        work.run("reload", .latestWins) { [repository, cursor] in
            (page: try await repository.photos(through: cursor), reach: cursor)
        } then: { [weak self] result in
            guard let self, case .success(let list) = result else { return }
            guard list.reach == cursor else { return reload() }
            if state.phase.isFailed { state.phase = .loaded }
            show(list.page, isContinued: false)
        }
    }

    // MARK: Showing

    private func show(_ page: PhotoPage, isContinued: Bool) {
        let rows = page.photos.map(PhotoRow.init)
        state.rows = isContinued ? state.rows + rows : rows
        state.isComplete = page.isLast
        cursor = page.cursor ?? cursor
    }

    private func showFailure(_ reason: String) {
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
