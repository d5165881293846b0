import Observation
import Shared

/// The state of Dashboard: loads its parts independently, and moves the banners.
@Observable
final class DashboardViewModel: ViewModel {
    /// The ways out of this screen.
    struct Exits {
        /// Called with the title of the chosen category.
        var didChooseCategory: (String) -> Void
        /// Called when the user asks to add a picture.
        var didAskToAddImage: () -> Void
    }

    private nonisolated enum Job: Hashable {
        case items(CatalogPart)
        case pictures
        case addedPictures
    }

    private(set) var state = State()
    let events = EventQueue<Never>()
    private let catalog: any CatalogService
    private let pictures: any PictureService
    private let addedPictures: any AddedPictureStore
    private let session: any SessionEnding
    private let work: Work<Job>
    private let ticker: Ticker
    private let exits: Exits
    @ObservationIgnored private var changes: Subscription?
    @ObservationIgnored private var isVisible = false
    @ObservationIgnored private var ownPictures: [Picture] = []
    @ObservationIgnored private var servicePictures: [Picture] = []

    init(
        catalog: any CatalogService,
        pictures: any PictureService,
        addedPictures: any AddedPictureStore,
        session: any SessionEnding,
        clock: any AppClock,
        activity: Activity,
        exits: Exits
    ) {
        self.catalog = catalog
        self.pictures = pictures
        self.addedPictures = addedPictures
        self.session = session
        self.exits = exits
        work = Work(activity: activity)
        ticker = Ticker(clock: clock, activity: activity, interval: .seconds(3))
    }

    func viewDidLoad() {
        changes = addedPictures.changes.observe { [weak self] in self?.loadAddedPictures() }
        for part in DashboardPart.allCases { load(part) }
    }

    func viewDidAppear() {
        isVisible = true
        restartTicker()
    }

    func viewDidDisappear() {
        isVisible = false
        restartTicker()
    }

    func retry(_ part: DashboardPart) {
        load(part)
    }

    func choose(category: String) {
        exits.didChooseCategory(category)
    }

    func askToAddImage() {
        exits.didAskToAddImage()
    }

    func logOut() {
        session.logOut()
    }

    private func load(_ part: DashboardPart) {
        switch part {
        case .catalog(let part): loadItems(of: part)
        case .pictures:
            loadPictures()
            loadAddedPictures()
        }
        state[part].begin()
    }

    private func loadItems(of part: CatalogPart) {
        work.run(.items(part)) { [catalog] in
            try await catalog.items(of: part)
        } then: { [weak self] result in
            self?.finishLoading(part, result)
        }
    }

    private func loadPictures() {
        work.run(.pictures) { [pictures] in
            try await pictures.pictures()
        } then: { [weak self] result in
            self?.finishLoadingPictures(result)
        }
    }

    private func loadAddedPictures() {
        work.run(.addedPictures, .latestWins) { [addedPictures] in
            try await addedPictures.all()
        } then: { [weak self] result in
            self?.finishLoadingAddedPictures(result)
        }
    }

    private func finishLoading(_ part: CatalogPart, _ result: Result<[CatalogItem], Failure>) {
        state[.catalog(part)].isLoading = false
        switch result {
        case .success(let items): update(part, with: items)
        case .failure(let failure): state[.catalog(part)].add(failure, of: .service)
        }
    }

    private func finishLoadingPictures(_ result: Result<[Picture], Failure>) {
        state[.pictures].isLoading = false
        switch result {
        case .success(let pictures):
            servicePictures = pictures
            updatePictures()
        case .failure(let failure): state[.pictures].add(failure, of: .service)
        }
    }

    private func finishLoadingAddedPictures(_ result: Result<[Picture], Failure>) {
        switch result {
        case .success(let pictures):
            ownPictures = pictures
            updatePictures()
            state[.pictures].clear(.addedPictures)
        case .failure(let failure): state[.pictures].add(failure, of: .addedPictures)
        }
    }

    private func update(_ part: CatalogPart, with items: [CatalogItem]) {
        state[.catalog(part)].rows = items.map { DashboardRowViewModel($0, of: part) }
        guard part == .banners else { return }
        state.bannerPosition = 0
        restartTicker()
    }

    private func updatePictures() {
        state[.pictures].rows = (ownPictures + servicePictures).map(DashboardRowViewModel.init)
    }
}

extension DashboardViewModel {
    /// Moves the banners from now on, each in view for a full interval, if there are any and the screen is visible.
    private func restartTicker() {
        guard isVisible, !state[.catalog(.banners)].rows.isEmpty else { return ticker.stop() }
        ticker.start { [weak self] in self?.moveBanners(by: $0) }
    }

    private func moveBanners(by intervals: Int) {
        state.bannerPosition = (state.bannerPosition + intervals) % state[.catalog(.banners)].rows.count
    }
}
