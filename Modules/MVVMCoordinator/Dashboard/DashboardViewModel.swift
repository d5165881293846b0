import Observation
import Shared

/// The state of Dashboard: reads four parts, each by itself, and moves the banners.
@Observable
final class DashboardViewModel: ViewModel {
    /// The events that the coordinator handles.
    struct Exits {
        /// Called with the title of the chosen category.
        var didChooseCategory: (String) -> Void
        /// Called when the user asks to add a picture.
        var didAskToAddImage: () -> Void
        /// Called when the user asks to log out.
        var didAskToLogOut: () -> Void
    }

    private nonisolated enum Job: Hashable {
        case part(DashboardPart)
        case addedPictures
    }

    private nonisolated enum Answer: Sendable {
        case items([CatalogItem])
        case pictures([Picture])
    }

    private(set) var state = State()
    let events = EventQueue<Never>()
    @ObservationIgnored private let catalog: any CatalogService
    @ObservationIgnored private let pictures: any PictureService
    @ObservationIgnored private let addedPictures: any AddedPictureStore
    @ObservationIgnored private let work: Work<Job>
    @ObservationIgnored private let ticker: Ticker
    @ObservationIgnored private let exits: Exits
    @ObservationIgnored private var changes: Subscription?
    @ObservationIgnored private var isVisible = false
    @ObservationIgnored private var added: [Picture] = []
    @ObservationIgnored private var found: [Picture] = []

    init(
        catalog: any CatalogService,
        pictures: any PictureService,
        addedPictures: any AddedPictureStore,
        clock: any AppClock,
        exits: Exits
    ) {
        self.catalog = catalog
        self.pictures = pictures
        self.addedPictures = addedPictures
        self.exits = exits
        work = Work(clock: clock)
        ticker = Ticker(clock: clock, interval: Carousel.interval)
    }

    func viewDidLoad() {
        changes = addedPictures.changes.observe { [weak self] in self?.loadAddedPictures() }
        loadAddedPictures()
        for part in DashboardPart.allCases { load(part) }
    }

    func retry(_ part: DashboardPart) {
        if part == .pictures { loadAddedPictures() }
        load(part)
    }

    func viewDidAppear() {
        isVisible = true
        updateTicker()
    }

    func viewDidDisappear() {
        isVisible = false
        updateTicker()
    }

    func chooseCategory(id: String) {
        guard let category = state.categories.rows.first(where: { $0.id == id }) else { return }
        exits.didChooseCategory(category.title)
    }

    func addImage() {
        exits.didAskToAddImage()
    }

    func logOut() {
        exits.didAskToLogOut()
    }

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
            state[part] = State.Part(phase: .loaded, rows: items.map(DashboardRow.init))
            if part == .banners {
                state.carousel.reset(count: items.count)
                updateTicker()
            }
        case .success(.pictures(let pictures)):
            state.pictures.phase = .loaded
            found = pictures
            updatePictureRows()
        case .failure(let error):
            state[part].phase = .failed(Failure(error))
        }
    }

    private func loadAddedPictures() {
        work.run(.addedPictures, .latestWins) { [addedPictures] in
            try await addedPictures.all()
        } then: { [weak self] result in
            self?.finishLoadingAddedPictures(result)
        }
    }

    private func finishLoadingAddedPictures(_ result: Result<[Picture], any Error>) {
        switch result {
        case .success(let pictures):
            added = pictures
            state.addedPicturesFailure = nil
            updatePictureRows()
        case .failure(let error):
            let failure = Failure(error)
            if failure != .canceled { state.addedPicturesFailure = failure }
        }
    }

    private func updatePictureRows() {
        state.pictures.rows = (added + found).map(DashboardRow.init)
    }

    /// Starts the banners' timer anew while they are visible, and stops it otherwise.
    private func updateTicker() {
        guard isVisible, state.carousel.count > 0 else { return ticker.stop() }
        ticker.start { [weak self] in self?.state.carousel.advance(by: $0) }
    }
}
