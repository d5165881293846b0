import Shared

/// Loads photos page by page, and deletes them.
final class PhotoListInteractor: PhotoListInteractorInput {
    private nonisolated enum Job: Hashable {
        case page
        case reload
        case delete(id: Int)
    }

    weak var output: (any PhotoListInteractorOutput)?
    private let repository: any PhotoRepository
    private let work: Work<Job>
    private var changes: Subscription?
    private var list = PhotoPaging()

    init(repository: any PhotoRepository, activity: Activity) {
        self.repository = repository
        work = Work(activity: activity)
    }

    func start() {
        changes = repository.changes.observe { [weak self] in self?.reload() }
        loadFirstPage()
    }

    func loadFirstPage() {
        load(.first)
    }

    func loadNextPage() {
        if let next = list.next { load(next) }
    }

    func refresh() {
        load(.refresh)
    }

    func delete(id: Int) {
        work.write(.delete(id: id)) { [repository] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.report(deleting: result)
        }
    }

    private func load(_ request: PhotoPaging.Request) {
        guard list.begin(request) else { return }
        work.run(.page, .latestWins) { [repository] in
            try await repository.page(request)
        } then: { [weak self] result in
            self?.report(loading: request, result)
        }
        output?.didBeginLoadingPage()
    }

    private func reload() {
        work.run(.reload, .latestWins) { [repository, cursor = list.cursor, version = list.version] in
            (page: try await repository.photos(through: cursor), version: version)
        } then: { [weak self] result in
            self?.report(reloading: result)
        }
    }

    private func report(loading request: PhotoPaging.Request, _ result: Result<PhotoPage, Failure>) {
        switch result {
        case .success(let page):
            let isCurrent = list.finish(request, with: page)
            output?.didLoadPage(PhotoListResponse(list))
            if !isCurrent { loadNextPage() }
        case .failure(let failure):
            list.fail()
            output?.didFailToLoadPage(failure)
        }
    }

    private func report(reloading result: Result<(page: PhotoPage, version: Int), Failure>) {
        switch result {
        case .success(let reloaded):
            guard list.replace(with: reloaded.page, ofVersion: reloaded.version) else { return reload() }
            output?.didReload(PhotoListResponse(list))
        case .failure(let failure):
            list.failToReplace()
            output?.didFailToReload(failure)
        }
    }

    private func report(deleting result: Result<Void, Failure>) {
        if case .failure(let failure) = result { output?.didFailToDelete(failure) }
    }
}

extension PhotoListResponse {
    fileprivate init(_ list: PhotoPaging) {
        photos = list.photos.map { Item(id: $0.id, title: $0.title, thumbnail: $0.thumbnail) }
        isComplete = list.isComplete
        isOutdated = list.isOutdated
    }
}
