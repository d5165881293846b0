import Shared

/// Loads the parts of the dashboard independently, and lists the user's own pictures before the service's.
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
        activity: Activity
    ) {
        self.catalog = catalog
        self.pictures = pictures
        self.addedPictures = addedPictures
        work = Work(activity: activity)
    }

    func start() {
        changes = addedPictures.changes.observe { [weak self] in self?.loadAddedPictures() }
        for part in DashboardPart.allCases { load(part) }
    }

    func load(_ part: DashboardPart) {
        switch part {
        case .catalog(let part): loadItems(of: part)
        case .pictures:
            loadPictures()
            loadAddedPictures()
        }
        output?.didBeginLoading(part)
    }

    private func loadItems(of part: CatalogPart) {
        work.run(.items(part)) { [catalog] in
            try await catalog.items(of: part)
        } then: { [weak self] result in
            self?.report(loading: part, result)
        }
    }

    private func loadPictures() {
        work.run(.pictures) { [pictures] in
            try await pictures.pictures()
        } then: { [weak self] result in
            self?.report(loadingPictures: result)
        }
    }

    private func loadAddedPictures() {
        work.run(.addedPictures, .latestWins) { [addedPictures] in
            try await addedPictures.all()
        } then: { [weak self] result in
            self?.report(loadingAddedPictures: result)
        }
    }

    private func report(loading part: CatalogPart, _ result: Result<[CatalogItem], Failure>) {
        switch result {
        case .success(let items): output?.didLoadItems(items.map(ItemResponse.init), of: part)
        case .failure(let failure): output?.didFailToLoad(.catalog(part), failure)
        }
    }

    private func report(loadingPictures result: Result<[Picture], Failure>) {
        switch result {
        case .success(let pictures):
            servicePictures = pictures
            output?.didLoadPictures(responses)
        case .failure(let failure): output?.didFailToLoad(.pictures, failure)
        }
    }

    private func report(loadingAddedPictures result: Result<[Picture], Failure>) {
        switch result {
        case .success(let pictures):
            ownPictures = pictures
            output?.didLoadAddedPictures(among: responses)
        case .failure(let failure): output?.didFailToLoadAddedPictures(failure)
        }
    }

    /// The user's own pictures, then the service's, as far as they are loaded.
    private var responses: [PictureResponse] {
        (ownPictures + servicePictures).map(PictureResponse.init)
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
