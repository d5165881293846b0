import Headless
import Screens
import Shared

/// Loads the parts of the dashboard independently, moves the banners, and opens feeds and Add image.
final class DashboardViewController: ViewController {
    private nonisolated enum Job: Hashable {
        case items(CatalogPart)
        case pictures
        case addedPictures
    }

    private let storyboard = DashboardStoryboard()
    private let services: Services
    private let work: Work<Job>
    private let rotation: BannerRotation
    private weak var logOutDelegate: (any LogOutDelegate)?
    private var changes: Subscription?
    private var loading: Set<DashboardPart> = []
    private var categories: [CatalogItem] = []
    private var ownPictures: [Picture] = []
    private var servicePictures: [Picture] = []
    private var failures = DashboardFailures()

    init(services: Services, logOutDelegate: any LogOutDelegate) {
        self.services = services
        self.logOutDelegate = logOutDelegate
        work = Work(clock: services.clock)
        rotation = BannerRotation(clock: services.clock)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.logOutDelegate?.didAskToLogOut() }
        storyboard.addImage.onTap = { [weak self] in self?.openAddImage() }
        storyboard.categories.section.onSelect = { [weak self] id in self?.openFeed(id) }
        for part in DashboardPart.allCases {
            storyboard[part].retry.onTap = { [weak self] in self?.load(part) }
        }
        changes = services.addedPictures.changes.observe { [weak self] in self?.loadAddedPictures() }
        for part in DashboardPart.allCases { load(part) }
    }

    func viewDidAppear() {
        rotation.isVisible = true
    }

    func viewDidDisappear() {
        rotation.isVisible = false
    }

    private func openFeed(_ id: Row.ID) {
        guard let category = categories.first(where: { $0.id == id }) else { return }
        navigationStack?.push(FeedViewController(category: category.title, services: services))
    }

    private func openAddImage() {
        present(AddImageViewController(services: services))
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
        let hasBegun = work.run(.items(part)) { [services] in
            try await services.catalog.items(of: part)
        } then: { [weak self] result in
            self?.finishLoading(part, result)
        }
        if hasBegun { begin(.catalog(part)) }
    }

    private func loadPictures() {
        let hasBegun = work.run(.pictures) { [services] in
            try await services.pictures.pictures()
        } then: { [weak self] result in
            self?.finishLoadingPictures(result)
        }
        if hasBegun { begin(.pictures) }
    }

    private func loadAddedPictures() {
        work.run(.addedPictures, .latestWins) { [services] in
            try await services.addedPictures.all()
        } then: { [weak self] result in
            self?.finishLoadingAddedPictures(result)
        }
    }

    private func begin(_ part: DashboardPart) {
        setLoading(true, part)
        failures.clear(part)
        showFailure(in: part)
    }

    private func finishLoading(_ part: CatalogPart, _ result: Result<[CatalogItem], any Error>) {
        setLoading(false, .catalog(part))
        switch result {
        case .success(let items): show(items, of: part)
        case .failure(let error): show(Failure(error), of: .part(.catalog(part)))
        }
    }

    private func finishLoadingPictures(_ result: Result<[Picture], any Error>) {
        setLoading(false, .pictures)
        switch result {
        case .success(let pictures):
            servicePictures = pictures
            showPictures()
        case .failure(let error): show(Failure(error), of: .part(.pictures))
        }
    }

    private func finishLoadingAddedPictures(_ result: Result<[Picture], any Error>) {
        switch result {
        case .success(let pictures):
            ownPictures = pictures
            showPictures()
            failures.clear(.addedPictures)
            showFailure(in: .pictures)
        case .failure(let error): show(Failure(error), of: .addedPictures)
        }
    }

    private func setLoading(_ isLoading: Bool, _ part: DashboardPart) {
        if isLoading { loading.insert(part) } else { loading.remove(part) }
        storyboard[part].section.isBusy = isLoading
        screen.isBusy = !loading.isEmpty
    }

    private func show(_ items: [CatalogItem], of part: CatalogPart) {
        storyboard[.catalog(part)].section.rows = items.map { Row(DashboardRow($0)) }
        switch part {
        case .banners: rotation.start(count: items.count) { [weak self] in self?.showBanner(at: $0) }
        case .categories: categories = items
        case .products: break
        }
    }

    private func showBanner(at position: Int) {
        storyboard.banners.section.position = position
    }

    private func showPictures() {
        storyboard.pictures.section.rows = (ownPictures + servicePictures).map { Row(DashboardRow($0)) }
    }

    private func show(_ failure: Failure, of source: DashboardFailures.Source) {
        failures.add(failure, of: source)
        showFailure(in: source.part)
    }

    private func showFailure(in part: DashboardPart) {
        storyboard[part].section.status = failures.status(of: part)
        storyboard[part].retry.isHidden = !failures.offersRetry(of: part)
    }
}
