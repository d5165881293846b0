import Observation
import Shared

/// Fills the four parts of the dashboard, each by itself, and moves the banners on.
@Observable
final class DashboardViewModel {
    private nonisolated enum Job: Hashable {
        case part(DashboardPart)
        case addedPictures
    }

    /// One part and how far it is.
    nonisolated struct Part: Equatable {
        var phase = Phase.idle
        var rows: [DashboardRow] = []
    }

    nonisolated struct State: Equatable {
        var banners = Part()
        var categories = Part()
        var products = Part()
        var pictures = Part()
        var carousel = Carousel()
        /// Why the user's own pictures could not be read, while those of the service are told of in `pictures`.
        var addedPicturesFailure: String?
    }

    private nonisolated enum Answer: Sendable {
        case items([CatalogItem])
        case pictures([Picture])
    }

    private(set) var state = State()
    @ObservationIgnored private let catalog: any CatalogService
    @ObservationIgnored private let pictures: any PictureService
    @ObservationIgnored private let addedPictures: any AddedPictureStore
    @ObservationIgnored private let work: Work<Job>
    @ObservationIgnored private let ticker: Ticker
    @ObservationIgnored private let exits: DashboardExits
    @ObservationIgnored private var changes: Subscription?
    @ObservationIgnored private var isVisible = false
    @ObservationIgnored private var added: [Picture] = []
    @ObservationIgnored private var found: [Picture] = []

    init(
        catalog: any CatalogService,
        pictures: any PictureService,
        addedPictures: any AddedPictureStore,
        clock: any AppClock,
        exits: DashboardExits
    ) {
        self.catalog = catalog
        self.pictures = pictures
        self.addedPictures = addedPictures
        self.exits = exits
        work = Work(clock: clock)
        ticker = Ticker(clock: clock, interval: Carousel.interval)
    }

    func load() {
        changes = addedPictures.changes.observe { [weak self] in self?.loadAddedPictures() }
        loadAddedPictures()
        for part in DashboardPart.allCases { load(part) }
    }

    func retry(_ part: DashboardPart) {
        if part == .pictures { loadAddedPictures() }
        load(part)
    }

    func appear() {
        isVisible = true
        moveBanners()
    }

    func disappear() {
        isVisible = false
        moveBanners()
    }

    func chooseCategory(id: String) {
        guard let category = state.categories.rows.first(where: { $0.id == id }) else { return }
        exits.openFeed(category.title)
    }

    func addImage() {
        exits.addImage()
    }

    func logOut() {
        exits.logOut()
    }

    // MARK: Loading

    private func load(_ part: DashboardPart) {
        state[part].phase = .loading
        if part == .pictures { state.addedPicturesFailure = nil }
        work.run(.part(part)) { [catalog, pictures] in
            switch part {
            case .banners: Answer.items(try await catalog.banners())
            case .categories: Answer.items(try await catalog.categories())
            case .products: Answer.items(try await catalog.products())
            case .pictures: Answer.pictures(try await pictures.pictures())
            }
        } then: { [weak self] result in
            self?.finish(part, result)
        }
    }

    private func finish(_ part: DashboardPart, _ result: Result<Answer, any Error>) {
        switch result {
        case .success(.items(let items)):
            state[part] = Part(phase: .loaded, rows: items.map(DashboardRow.init))
            if part == .banners { restartBanners() }
        case .success(.pictures(let pictures)):
            state.pictures.phase = .loaded
            found = pictures
            showPictures()
        case .failure(let error):
            state[part].phase = .failed(FailureText.reason(for: error))
        }
    }

    private func loadAddedPictures() {
        work.run(.addedPictures, .latestWins) { [addedPictures] in
            try await addedPictures.all()
        } then: { [weak self] result in
            self?.show(added: result)
        }
    }

    private func show(added result: Result<[Picture], any Error>) {
        switch result {
        case .success(let pictures):
            added = pictures
            state.addedPicturesFailure = nil
            showPictures()
        case .failure(let error):
            state.addedPicturesFailure = FailureText.reason(for: error)
        }
    }

    private func showPictures() {
        state.pictures.rows = (added + found).map(DashboardRow.init)
    }

    // MARK: Banners

    private func restartBanners() {
        state.carousel.reset(count: state.banners.rows.count)
        moveBanners()
    }

    /// Banners move while they are seen, and begin a full interval anew when they are seen again.
    private func moveBanners() {
        guard isVisible, state.carousel.count > 0 else { return ticker.stop() }
        ticker.start { [weak self] in self?.state.carousel.advance(by: $0) }
    }
}

extension DashboardViewModel.State {
    subscript(part: DashboardPart) -> DashboardViewModel.Part {
        get { self[keyPath: Self.keyPath(of: part)] }
        set { self[keyPath: Self.keyPath(of: part)] = newValue }
    }

    /// Whether some part has not answered yet.
    var isLoading: Bool { DashboardPart.allCases.contains { self[$0].phase == .loading } }

    /// Why a part could not be loaded, if it could not.
    func failure(of part: DashboardPart) -> String? {
        let reason: String? =
            switch self[part].phase {
            case .failed(let reason): reason
            case .idle, .loading, .loaded: part == .pictures ? addedPicturesFailure : nil
            }
        return reason.map { StatusText.couldNotLoad(part: part, $0) }
    }

    private static func keyPath(of part: DashboardPart) -> WritableKeyPath<Self, DashboardViewModel.Part> {
        switch part {
        case .banners: \.banners
        case .categories: \.categories
        case .products: \.products
        case .pictures: \.pictures
        }
    }
}
