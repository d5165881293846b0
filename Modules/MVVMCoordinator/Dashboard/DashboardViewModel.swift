import Observation
import Shared

/// The state of Dashboard: loads its parts independently, and moves the banners.
@Observable
final class DashboardViewModel: ViewModel {
    /// The events that the coordinator handles.
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
    private let session: SessionKeeper
    private let work: Work<Job>
    private let rotation: BannerRotation
    private let exits: Exits
    @ObservationIgnored private var changes: Subscription?
    @ObservationIgnored private var categories: [CatalogItem] = []
    @ObservationIgnored private var ownPictures: [Picture] = []
    @ObservationIgnored private var servicePictures: [Picture] = []

    init(
        catalog: any CatalogService,
        pictures: any PictureService,
        addedPictures: any AddedPictureStore,
        session: SessionKeeper,
        clock: any AppClock,
        exits: Exits
    ) {
        self.catalog = catalog
        self.pictures = pictures
        self.addedPictures = addedPictures
        self.session = session
        self.exits = exits
        work = Work(clock: clock)
        rotation = BannerRotation(clock: clock)
    }

    func viewDidLoad() {
        changes = addedPictures.changes.observe { [weak self] in self?.loadAddedPictures() }
        for part in DashboardPart.allCases { load(part) }
    }

    func viewDidAppear() {
        rotation.isVisible = true
    }

    func viewDidDisappear() {
        rotation.isVisible = false
    }

    func retry(_ part: DashboardPart) {
        load(part)
    }

    func chooseCategory(id: ExactText) {
        guard let category = categories.first(where: { $0.id == id }) else { return }
        exits.didChooseCategory(category.title)
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
    }

    private func loadItems(of part: CatalogPart) {
        let hasBegun = work.run(.items(part)) { [catalog] in
            try await catalog.items(of: part)
        } then: { [weak self] result in
            self?.finishLoading(part, result)
        }
        if hasBegun { begin(.catalog(part)) }
    }

    private func loadPictures() {
        let hasBegun = work.run(.pictures) { [pictures] in
            try await pictures.pictures()
        } then: { [weak self] result in
            self?.finishLoadingPictures(result)
        }
        if hasBegun { begin(.pictures) }
    }

    private func loadAddedPictures() {
        work.run(.addedPictures, .latestWins) { [addedPictures] in
            try await addedPictures.all()
        } then: { [weak self] result in
            self?.finishLoadingAddedPictures(result)
        }
    }

    private func begin(_ part: DashboardPart) {
        state[part].isLoading = true
        state.failures.clear(part)
    }

    private func finishLoading(_ part: CatalogPart, _ result: Result<[CatalogItem], any Error>) {
        state[.catalog(part)].isLoading = false
        switch result {
        case .success(let items): update(part, with: items)
        case .failure(let error): state.failures.add(Failure(error), of: .part(.catalog(part)))
        }
    }

    private func finishLoadingPictures(_ result: Result<[Picture], any Error>) {
        state[.pictures].isLoading = false
        switch result {
        case .success(let pictures):
            servicePictures = pictures
            updatePictures()
        case .failure(let error): state.failures.add(Failure(error), of: .part(.pictures))
        }
    }

    private func finishLoadingAddedPictures(_ result: Result<[Picture], any Error>) {
        switch result {
        case .success(let pictures):
            ownPictures = pictures
            updatePictures()
            state.failures.clear(.addedPictures)
        case .failure(let error): state.failures.add(Failure(error), of: .addedPictures)
        }
    }

    private func update(_ part: CatalogPart, with items: [CatalogItem]) {
        state[.catalog(part)].rows = items.map(DashboardRow.init)
        switch part {
        case .banners: rotation.start(count: items.count) { [weak self] in self?.state.bannerPosition = $0 }
        case .categories: categories = items
        case .products: break
        }
    }

    private func updatePictures() {
        state[.pictures].rows = (ownPictures + servicePictures).map(DashboardRow.init)
    }
}
