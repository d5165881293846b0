import Shared

/// Fetches the parts of the dashboard independently.
final class DashboardInteractor: DashboardInteractorInput {
    private nonisolated enum Job: Hashable {
        case items(CatalogPart)
        case pictures
        case addedPictures
    }

    weak var output: (any DashboardInteractorOutput)?
    private let catalog: any CatalogService
    private let pictures: any PictureService
    private let addedPictures: any AddedPictureStore
    private let work: Work<Job>
    private var changes: Subscription?

    init(
        catalog: any CatalogService,
        pictures: any PictureService,
        addedPictures: any AddedPictureStore,
        clock: any AppClock
    ) {
        self.catalog = catalog
        self.pictures = pictures
        self.addedPictures = addedPictures
        work = Work(clock: clock)
    }

    func observeAddedPictures() {
        changes = addedPictures.changes.observe { [weak self] in self?.output?.didChangeAddedPictures() }
    }

    func fetchItems(of part: CatalogPart) {
        let hasBegun = work.run(.items(part)) { [catalog] in
            try await catalog.items(of: part)
        } then: { [weak self] result in
            self?.report(fetching: part, result)
        }
        if hasBegun { output?.didBeginFetchingItems(of: part) }
    }

    func fetchPictures() {
        let hasBegun = work.run(.pictures) { [pictures] in
            try await pictures.pictures()
        } then: { [weak self] result in
            self?.report(fetchingPictures: result)
        }
        if hasBegun { output?.didBeginFetchingPictures() }
    }

    func fetchAddedPictures() {
        work.run(.addedPictures, .latestWins) { [addedPictures] in
            try await addedPictures.all()
        } then: { [weak self] result in
            self?.report(fetchingAddedPictures: result)
        }
    }

    private func report(fetching part: CatalogPart, _ result: Result<[CatalogItem], any Error>) {
        switch result {
        case .success(let items): output?.didFetchItems(items.map(ItemResponse.init), of: part)
        case .failure(let error): output?.didFailToFetchItems(of: part, Failure(error))
        }
    }

    private func report(fetchingPictures result: Result<[Picture], any Error>) {
        switch result {
        case .success(let pictures): output?.didFetchPictures(pictures.map(PictureResponse.init))
        case .failure(let error): output?.didFailToFetchPictures(Failure(error))
        }
    }

    private func report(fetchingAddedPictures result: Result<[Picture], any Error>) {
        switch result {
        case .success(let pictures): output?.didFetchAddedPictures(pictures.map(PictureResponse.init))
        case .failure(let error): output?.didFailToFetchAddedPictures(Failure(error))
        }
    }
}

extension ItemResponse {
    fileprivate init(_ item: CatalogItem) {
        self.init(id: item.id, icon: item.icon, title: item.title)
    }
}

extension PictureResponse {
    fileprivate init(_ picture: Picture) {
        self.init(id: picture.id, author: picture.author, address: picture.address)
    }
}
