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
            (photos: try await repository.photos(through: cursor), cursor: cursor)
        } then: { [weak self] result in
            guard let self, case .success(let list) = result else { return }
            guard list.cursor == cursor else { return reload() }
            photos = list.photos
            report()
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
        output?.didBeginFetching()
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
        switch result {
        case .success(let page):
            photos = request == .next ? photos + page.photos : page.photos
            cursor = page.cursor ?? cursor
            isComplete = page.isLast
            report()
        case .failure(let error):
            output?.didFailToFetch(reason: FailureText.reason(for: error))
        }
    }

    private func report() {
        output?.didFetch(PhotoListResponse(photos, isComplete: isComplete))
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
