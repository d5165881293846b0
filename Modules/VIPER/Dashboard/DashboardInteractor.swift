import Shared

/// Fetches the parts of the dashboard independently, and lists the user's own pictures before the service's.
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
    private var ownPictures: [Picture] = []
    private var servicePictures: [Picture] = []

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
        changes = addedPictures.changes.observe { [weak self] in self?.fetchAddedPictures() }
    }

    func fetch(_ part: DashboardPart) {
        switch part {
        case .catalog(let part): fetchItems(of: part)
        case .pictures:
            fetchPictures()
            fetchAddedPictures()
        }
    }

    private func fetchItems(of part: CatalogPart) {
        let hasBegun = work.run(.items(part)) { [catalog] in
            try await catalog.items(of: part)
        } then: { [weak self] result in
            self?.report(fetching: part, result)
        }
        if hasBegun { output?.didBeginFetching(.catalog(part)) }
    }

    private func fetchPictures() {
        let hasBegun = work.run(.pictures) { [pictures] in
            try await pictures.pictures()
        } then: { [weak self] result in
            self?.report(fetchingPictures: result)
        }
        if hasBegun { output?.didBeginFetching(.pictures) }
    }

    private func fetchAddedPictures() {
        work.run(.addedPictures, .latestWins) { [addedPictures] in
            try await addedPictures.all()
        } then: { [weak self] result in
            self?.report(fetchingAddedPictures: result)
        }
    }

    /// The user's own pictures, then the service's, as far as they are fetched.
    private var responses: [PictureResponse] {
        (ownPictures + servicePictures).map(PictureResponse.init)
    }

    private func report(fetching part: CatalogPart, _ result: Result<[CatalogItem], any Error>) {
        switch result {
        case .success(let items): output?.didFetchItems(items.map(ItemResponse.init), of: part)
        case .failure(let error): output?.didFailToFetch(.catalog(part), Failure(error))
        }
    }

    private func report(fetchingPictures result: Result<[Picture], any Error>) {
        switch result {
        case .success(let pictures):
            servicePictures = pictures
            output?.didFetchPictures(responses)
        case .failure(let error): output?.didFailToFetch(.pictures, Failure(error))
        }
    }

    private func report(fetchingAddedPictures result: Result<[Picture], any Error>) {
        switch result {
        case .success(let pictures):
            ownPictures = pictures
            output?.didFetchAddedPictures(responses)
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
