import Shared

/// Loads the parts of the dashboard independently, and moves the banners.
final class DashboardPresenter {
    private nonisolated enum Job: Hashable {
        case items(CatalogPart)
        case pictures
        case addedPictures
    }

    weak var view: (any DashboardViewInput)?
    private weak var logOutDelegate: (any LogOutDelegate)?
    private let catalog: any CatalogService
    private let pictures: any PictureService
    private let addedPictures: any AddedPictureStore
    private let work: Work<Job>
    private let rotation: BannerRotation
    private var changes: Subscription?
    private var loading: Set<DashboardPart> = []
    private var categories: [CatalogItem] = []
    private var ownPictures: [Picture] = []
    private var servicePictures: [Picture] = []
    private var failures = DashboardFailures()

    init(
        catalog: any CatalogService,
        pictures: any PictureService,
        addedPictures: any AddedPictureStore,
        clock: any AppClock,
        logOutDelegate: any LogOutDelegate
    ) {
        self.catalog = catalog
        self.pictures = pictures
        self.addedPictures = addedPictures
        self.logOutDelegate = logOutDelegate
        work = Work(clock: clock)
        rotation = BannerRotation(clock: clock)
    }
}

extension DashboardPresenter: DashboardViewOutput {
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

    func didTapRetry(_ part: DashboardPart) {
        load(part)
    }

    func didChooseCategory(id: ExactText) {
        guard let category = categories.first(where: { $0.id == id }) else { return }
        view?.openFeed(category: category.title)
    }

    func didTapAddImage() {
        view?.openAddImage()
    }

    func didTapLogOut() {
        logOutDelegate?.didAskToLogOut()
    }
}

extension DashboardPresenter {
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
        view?.showLoading(isLoading, in: part)
        view?.showLoading(!loading.isEmpty)
    }

    private func show(_ items: [CatalogItem], of part: CatalogPart) {
        view?.showRows(items.map(DashboardRow.init), in: .catalog(part))
        switch part {
        case .banners: rotation.start(count: items.count) { [weak self] in self?.view?.showBanner(at: $0) }
        case .categories: categories = items
        case .products: break
        }
    }

    private func showPictures() {
        view?.showRows((ownPictures + servicePictures).map(DashboardRow.init), in: .pictures)
    }

    private func show(_ failure: Failure, of source: DashboardFailures.Source) {
        failures.add(failure, of: source)
        showFailure(in: source.part)
    }

    private func showFailure(in part: DashboardPart) {
        view?.showFailure(failures.status(of: part), in: part)
        view?.showRetry(failures.offersRetry(of: part), in: part)
    }
}
