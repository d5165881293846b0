import Shared

/// Finds the photos page by page.
final class PhotoListInteractor: PhotoListInteractorInput {
    private nonisolated enum Request: Sendable {
        case first, next, refresh
    }

    weak var output: (any PhotoListInteractorOutput)?
    private let repository: any PhotoRepository
    private let work: Work
    private var changes: Subscription?
    private var photos: [Photo] = []
    private var cursor: PhotoCursor?
    private var isComplete = false
    private var running: Request?

    init(repository: any PhotoRepository, clock: any AppClock) {
        self.repository = repository
        work = Work(clock: clock)
    }

    func observePhotos() {
        changes = repository.changes.observe { [weak self] in self?.output?.didChangePhotos() }
    }

    func fetchFirstPage() {
        fetch(.first)
    }

    func fetchNextPage() {
        if !photos.isEmpty, !isComplete { fetch(.next) }
    }

    func refresh() {
        fetch(.refresh)
    }

    func reload() {
        work.run("reload", .latestWins) { [repository, cursor] in
            (page: try await repository.photos(through: cursor), reach: cursor)
        } then: { [weak self] result in
            guard let self, case .success(let list) = result else { return }
            guard list.reach == cursor else { return reload() }
            keep(list.page, isContinued: false)
            output?.didReload(PhotoListResponse(photos, isComplete: isComplete))
        }
    }

    func delete(id: Int) {
        work.write("delete \(id)") { [repository] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.reportFailure(ofDeleting: result)
        }
    }

    private func fetch(_ request: Request) {
        guard running == nil || (request == .refresh && running != .refresh) else { return }
        running = request
        output?.didBeginFetching()
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
            keep(page, isContinued: request == .next)
            output?.didFetch(PhotoListResponse(photos, isComplete: isComplete))
        case .failure(let error):
            output?.didFailToFetch(reason: FailureText.reason(for: error))
        }
    }

    /// The list went on while a page was under way, so that some of its photos may be in it already: asks again.
    private func catchUp() {
        output?.didFetch(PhotoListResponse(photos, isComplete: isComplete))
        fetchNextPage()
    }

    private func keep(_ page: PhotoPage, isContinued: Bool) {
        photos = isContinued ? photos + page.photos : page.photos
        cursor = page.cursor ?? cursor
        isComplete = page.isLast
    }

    private func reportFailure(ofDeleting result: Result<Void, any Error>) {
        switch result {
        case .success: break
        case .failure(PhotoError.gone): output?.didNotFindPhoto()
        case .failure(let error): output?.didFailToDelete(reason: FailureText.reason(for: error))
        }
    }
}

extension PhotoListResponse {
    fileprivate init(_ photos: [Photo], isComplete: Bool) {
        items = photos.map { Item(id: $0.id, title: $0.title, thumbnail: $0.thumbnail) }
        self.isComplete = isComplete
    }
}
