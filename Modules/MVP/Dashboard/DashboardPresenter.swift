import Shared

/// Loads the parts of the dashboard independently and moves the banners.
final class DashboardPresenter: DashboardPresenting {
    private nonisolated enum Job: Hashable {
        case part(DashboardPart)
        case addedPictures

        /// The part that shows the result.
        var part: DashboardPart {
            switch self {
            case .part(let part): part
            case .addedPictures: .pictures
            }
        }
    }

    private nonisolated enum Answer: Sendable {
        case banners([CatalogItem])
        case categories([CatalogItem])
        case products([CatalogItem])
        case pictures([Picture])
    }

    weak var view: (any DashboardView)?
    private weak var sessionDelegate: (any SessionDelegate)?
    private let catalog: any CatalogService
    private let pictures: any PictureService
    private let addedPictures: any AddedPictureStore
    private let work: Work<Job>
    private let ticker: Ticker
    private var changes: Subscription?
    private var loading: Set<DashboardPart> = []
    private var carousel = Carousel()
    private var isVisible = false
    private var categories: [CatalogItem] = []
    private var added: [Picture] = []
    private var found: [Picture] = []
    private var failures: [Job: String] = [:]

    init(
        catalog: any CatalogService,
        pictures: any PictureService,
        addedPictures: any AddedPictureStore,
        clock: any AppClock,
        sessionDelegate: any SessionDelegate
    ) {
        self.catalog = catalog
        self.pictures = pictures
        self.addedPictures = addedPictures
        self.sessionDelegate = sessionDelegate
        work = Work(clock: clock)
        ticker = Ticker(clock: clock, interval: Carousel.interval)
    }

    func viewDidLoad() {
        changes = addedPictures.changes.observe { [weak self] in self?.loadAddedPictures() }
        loadAddedPictures()
        for part in DashboardPart.allCases { load(part) }
    }

    func viewDidAppear() {
        isVisible = true
        updateTicker()
    }

    func viewDidDisappear() {
        isVisible = false
        updateTicker()
    }

    func didTapRetry(_ part: DashboardPart) {
        if part == .pictures {
            setFailure(nil, of: .addedPictures)
            loadAddedPictures()
        }
        load(part)
    }

    func didChooseCategory(id: String) {
        guard let category = categories.first(where: { $0.id == id }) else { return }
        view?.openFeed(category: category.title)
    }

    func didTapAddImage() {
        view?.openAddImage()
    }

    func didTapLogOut() {
        sessionDelegate?.logOut()
    }

    // MARK: Loading

    private func load(_ part: DashboardPart) {
        let hasBegun = work.run(.part(part)) { [catalog, pictures] in
            switch part {
            case .banners: Answer.banners(try await catalog.banners())
            case .categories: Answer.categories(try await catalog.categories())
            case .products: Answer.products(try await catalog.products())
            case .pictures: Answer.pictures(try await pictures.pictures())
            }
        } then: { [weak self] result in
            self?.finishLoading(part, result)
        }
        guard hasBegun else { return }
        setLoading(true, part)
        setFailure(nil, of: .part(part))
    }

    private func finishLoading(_ part: DashboardPart, _ result: Result<Answer, any Error>) {
        setLoading(false, part)
        switch result {
        case .success(let answer): show(answer)
        case .failure(let error): keep(Failure(error), of: .part(part))
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
            showPictures()
            setFailure(nil, of: .addedPictures)
        case .failure(let error):
            keep(Failure(error), of: .addedPictures)
        }
    }

    private func setLoading(_ isLoading: Bool, _ part: DashboardPart) {
        if isLoading { loading.insert(part) } else { loading.remove(part) }
        view?.showLoading(isLoading, in: part)
        view?.showLoading(!loading.isEmpty)
    }

    // MARK: Showing

    private func show(_ answer: Answer) {
        switch answer {
        case .banners(let items):
            show(items, in: .banners)
            carousel.reset(count: items.count)
            view?.showBanner(at: carousel.position)
            updateTicker()
        case .categories(let items):
            categories = items
            show(items, in: .categories)
        case .products(let items):
            show(items, in: .products)
        case .pictures(let pictures):
            found = pictures
            showPictures()
        }
    }

    private func show(_ items: [CatalogItem], in part: DashboardPart) {
        view?.showRows(items.map(DashboardRow.init), in: part)
    }

    private func showPictures() {
        view?.showRows((added + found).map(DashboardRow.init), in: .pictures)
    }

    /// Keeps why a job failed; a cancellation changes nothing.
    private func keep(_ failure: Failure, of job: Job) {
        if let reason = failure.reason { setFailure(reason, of: job) }
    }

    private func setFailure(_ reason: String?, of job: Job) {
        guard reason != failures[job] else { return }
        failures[job] = reason
        showFailure(of: job.part)
    }

    private func showFailure(of part: DashboardPart) {
        let reason = failures[.part(part)] ?? (part == .pictures ? failures[.addedPictures] : nil)
        view?.showFailure(reason.map { StatusText.couldNotLoad(part: part, $0) }, in: part)
    }

    // MARK: Banners

    /// Restarts the banners' ticker while they are visible, and stops it otherwise.
    private func updateTicker() {
        guard isVisible, carousel.count > 0 else { return ticker.stop() }
        ticker.start { [weak self] in self?.moveBanners(by: $0) }
    }

    private func moveBanners(by count: Int) {
        carousel.advance(by: count)
        view?.showBanner(at: carousel.position)
    }
}
