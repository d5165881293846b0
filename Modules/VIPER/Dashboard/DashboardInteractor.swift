import Shared

/// Fetches what the four parts of the dashboard show.
final class DashboardInteractor: DashboardInteractorInput {
    private nonisolated enum Job: Hashable {
        case addedPictures
        case items(CatalogPart)
        case pictures
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

    func fetchAddedPictures() {
        work.run(.addedPictures, .latestWins) { [addedPictures] in
            try await addedPictures.all()
        } then: { [weak self] result in
            switch result {
            case .success(let pictures): self?.output?.didFetchAddedPictures(pictures.map(PictureResponse.init))
            case .failure(let error): self?.output?.didFailToFetchAddedPictures(Failure(error))
            }
        }
    }

    func fetchItems(of part: CatalogPart) {
        work.run(.items(part)) { [catalog] in
            switch part {
            case .banners: try await catalog.banners()
            case .categories: try await catalog.categories()
            case .products: try await catalog.products()
            }
        } then: { [weak self] result in
            switch result {
            case .success(let items): self?.output?.didFetchItems(items.map(ItemResponse.init), of: part)
            case .failure(let error): self?.output?.didFailToFetchItems(of: part, Failure(error))
            }
        }
    }

    func fetchPictures() {
        work.run(.pictures) { [pictures] in
            try await pictures.pictures()
        } then: { [weak self] result in
            switch result {
            case .success(let pictures): self?.output?.didFetchPictures(pictures.map(PictureResponse.init))
            case .failure(let error): self?.output?.didFailToFetchPictures(Failure(error))
            }
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
