import Observation
import Shared

/// The state of Photos: loads the photos page by page, and deletes them.
@Observable
final class PhotoListViewModel: ViewModel {
    nonisolated struct State: Equatable {
        /// The phase of the latest read; one that fails while rows are shown counts as done, for a notice says it.
        var phase = Phase.loading
        var rows: [PhotoRowViewModel] = []
        /// Whether no photo follows the last row.
        var isComplete = false
        /// Whether the rows could not be read again after a change.
        var isOutdated = false
        /// The open question whether to delete a photo, about its identifier; `nil` if none is open.
        var deletionQuestion: Question<Int>?

        /// The status shown instead of the rows or below them; `nil` if there is none.
        var status: String? {
            if !rows.isEmpty { return isComplete ? StatusText.noMorePhotos : nil }
            return switch phase {
            case .loading: nil
            case .loaded: StatusText.noPhotos
            case .failed(let failure): failure.reason.map { StatusText.couldNotLoad(.photos, $0) }
            }
        }

        var offersRetry: Bool { !phase.isLoading && (rows.isEmpty || isOutdated) }
    }

    /// The ways out of this screen.
    struct Exits {
        /// Called with the identifier of the chosen photo.
        var didChoosePhoto: (Int) -> Void
    }

    private nonisolated enum Job: Hashable {
        case page
        case reload
        case delete(id: Int)
    }

    private(set) var state = State()
    let events = EventQueue<Announcement>()
    private let repository: any PhotoRepository
    private let session: any SessionEnding
    private let work: Work<Job>
    private let exits: Exits
    @ObservationIgnored private var changes: Subscription?
    @ObservationIgnored private var list = PhotoPaging()

    init(repository: any PhotoRepository, session: any SessionEnding, activity: Activity, exits: Exits) {
        self.repository = repository
        self.session = session
        self.exits = exits
        work = Work(activity: activity)
    }

    func viewDidLoad() {
        changes = repository.changes.observe { [weak self] in self?.reload() }
        load(.first)
    }

    /// Closes the question without a deletion; called when the screen is covered or closed.
    func viewDidDisappear() {
        cancelDeleting()
    }

    func loadNextPage() {
        if let next = list.next { load(next) }
    }

    func refresh() {
        load(.refresh)
    }

    func retry() {
        load(.first)
    }

    func choosePhoto(id: Int) {
        exits.didChoosePhoto(id)
    }

    /// Asks the user whether to delete a photo. Does nothing while a question is open.
    func requestDeletion(id: Int) {
        if state.deletionQuestion == nil { state.deletionQuestion = Question(about: id, .deletePhoto) }
    }

    /// Closes the question without a deletion.
    func cancelDeleting() {
        state.deletionQuestion = nil
    }

    /// Deletes the photo of the open question.
    func confirmDeleting() {
        guard let id = state.deletionQuestion?.subject else { return }
        state.deletionQuestion = nil
        work.write(.delete(id: id)) { [repository] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.finishDeleting(result)
        }
    }

    func logOut() {
        session.logOut()
    }

    private func load(_ request: PhotoPaging.Request) {
        guard list.begin(request) else { return }
        work.run(.page, .latestWins) { [repository] in
            try await repository.page(request)
        } then: { [weak self] result in
            self?.finishLoading(request, result)
        }
        state.phase = .loading
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
        switch result {
        case .success(let page):
            state.phase = .loaded
            let isCurrent = list.finish(request, with: page)
            updatePhotos()
            if !isCurrent { loadNextPage() }
        case .failure(let failure):
            list.fail()
            state.phase = state.rows.isEmpty ? .failed(failure) : .loaded
            announce(failure)
        }
    }

    private func finishReloading(_ result: Result<(page: PhotoPage, version: Int), Failure>) {
        switch result {
        case .success(let reloaded):
            guard list.replace(with: reloaded.page, ofVersion: reloaded.version) else { return reload() }
            updatePhotos()
            if !state.rows.isEmpty, !state.phase.isLoading { state.phase = .loaded }
        case .failure(let failure):
            list.failToReplace()
            updatePhotos()
            if state.rows.isEmpty, !state.phase.isLoading { state.phase = .failed(failure) }
            announce(failure)
        }
    }

    /// Says why the rows that are shown, if any, are not up to date.
    private func announce(_ failure: Failure) {
        if !state.rows.isEmpty, let reason = failure.reason { events.raise(.notice(reason)) }
    }

    private func finishDeleting(_ result: Result<Void, Failure>) {
        guard case .failure(let failure) = result else { return }
        if failure == .photoGone {
            events.raise(.alert(.photoGone))
        } else if let reason = failure.reason {
            events.raise(.alert(.couldNotSave(reason)))
        }
    }

    private func updatePhotos() {
        state.rows = list.photos.map(PhotoRowViewModel.init)
        state.isComplete = list.isComplete
        state.isOutdated = list.isOutdated
    }
}
