import Shared

/// Finds what the four parts of the dashboard show.
final class DashboardInteractor: DashboardInteractorInput {
    private nonisolated enum Job: Hashable {
        case part(DashboardPart)
        case addedPictures
    }

    weak var output: (any DashboardInteractorOutput)?
    private let catalog: any CatalogService
    private let pictures: any PictureService
    private let addedPictures: any AddedPictureStore
    private let work: Work<Job>
    private let ticker: Ticker
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
        ticker = Ticker(clock: clock, interval: Carousel.interval)
    }

    func observeAddedPictures() {
        changes = addedPictures.changes.observe { [weak self] in self?.output?.didChangeAddedPictures() }
    }

    func fetchAddedPictures() {
        work.run(.addedPictures, .latestWins) { [addedPictures] in
            try await addedPictures.all()
        } then: { [weak self] result in
            self?.report(added: result)
        }
    }

    func fetch(_ part: DashboardPart) {
        work.run(.part(part)) { [catalog, pictures] in
            switch part {
            case .banners: Answer.items(try await catalog.banners())
            case .categories: Answer.items(try await catalog.categories())
            case .products: Answer.items(try await catalog.products())
            case .pictures: Answer.pictures(try await pictures.pictures())
            }
        } then: { [weak self] result in
            self?.report(result, for: part)
        }
    }

    func startBannerTimer() {
        ticker.start { [weak self] in self?.output?.bannersAreDue($0) }
    }

    func stopBannerTimer() {
        ticker.stop()
    }

    private nonisolated enum Answer: Sendable {
        case items([CatalogItem])
        case pictures([Picture])
    }

    private func report(_ result: Result<Answer, any Error>, for part: DashboardPart) {
        switch result {
        case .success(.items(let items)): output?.didFetch(items.map(ItemResponse.init), for: part)
        case .success(.pictures(let pictures)): output?.didFetchPictures(pictures.map(PictureResponse.init))
        case .failure(let error): output?.didFailToFetch(part, reason: FailureText.reason(for: error))
        }
    }

    private func report(added result: Result<[Picture], any Error>) {
        switch result {
        case .success(let pictures): output?.didFetchAddedPictures(pictures.map(PictureResponse.init))
        case .failure(let error): output?.didFailToFetchAddedPictures(reason: FailureText.reason(for: error))
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
