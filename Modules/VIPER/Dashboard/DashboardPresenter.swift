import Shared

/// Decides what the dashboard shows, moves the banners, and decides when to leave.
final class DashboardPresenter {
    weak var view: (any DashboardView)?
    private weak var app: (any AppModuleInput)?
    private let interactor: any DashboardInteractorInput
    private let router: any DashboardRouting
    private let ticker: Ticker
    private var carousel = Carousel() {
        didSet { view?.showBanner(at: carousel.position) }
    }
    private var isVisible = false {
        didSet { updateTicker() }
    }
    private var loading: Set<DashboardPart> = []
    private var categories: [ItemResponse] = []
    private var addedPictures: [PictureResponse] = []
    private var pictures: [PictureResponse] = []
    private var failures = DashboardFailures()

    init(
        interactor: any DashboardInteractorInput,
        router: any DashboardRouting,
        app: any AppModuleInput,
        ticker: Ticker
    ) {
        self.interactor = interactor
        self.router = router
        self.app = app
        self.ticker = ticker
    }

    private func load(_ part: DashboardPart) {
        failures.clear(part)
        showFailure(in: part)
        setLoading(true, part)
        switch part {
        case .banners: interactor.fetchItems(of: .banners)
        case .categories: interactor.fetchItems(of: .categories)
        case .products: interactor.fetchItems(of: .products)
        case .pictures:
            interactor.fetchAddedPictures()
            interactor.fetchPictures()
        }
    }

    private func setLoading(_ isLoading: Bool, _ part: DashboardPart) {
        if isLoading { loading.insert(part) } else { loading.remove(part) }
        view?.showLoading(isLoading, in: part)
        view?.showLoading(!loading.isEmpty)
    }

    private func showPictures() {
        view?.showRows((addedPictures + pictures).map(DashboardRow.init), in: .pictures)
    }

    private func finish(_ part: DashboardPart, _ failure: Failure) {
        setLoading(false, part)
        failures.add(failure, of: part)
        showFailure(in: part)
    }

    private func showFailure(in part: DashboardPart) {
        view?.showFailure(failures.text(for: part), in: part)
    }

    /// Restarts the banners' ticker while they are visible, and stops it otherwise.
    private func updateTicker() {
        guard isVisible, carousel.count > 0 else { return ticker.stop() }
        ticker.start { [weak self] intervals in self?.carousel.advance(by: intervals) }
    }
}

extension DashboardPresenter: DashboardViewOutput {
    func viewDidLoad() {
        interactor.observeAddedPictures()
        for part in DashboardPart.allCases { load(part) }
    }

    func viewDidAppear() {
        isVisible = true
    }

    func viewDidDisappear() {
        isVisible = false
    }

    func didTapRetry(_ part: DashboardPart) {
        load(part)
    }

    func didChooseCategory(id: String) {
        if let category = categories.first(where: { $0.id == id }) { router.openFeed(category: category.title) }
    }

    func didTapAddImage() {
        router.openAddImage()
    }

    func didTapLogOut() {
        app?.logOut()
    }
}

extension DashboardPresenter: DashboardInteractorOutput {
    func didChangeAddedPictures() {
        interactor.fetchAddedPictures()
    }

    func didFetchAddedPictures(_ pictures: [PictureResponse]) {
        addedPictures = pictures
        showPictures()
        failures.clearAddedPictures()
        showFailure(in: .pictures)
    }

    func didFailToFetchAddedPictures(_ failure: Failure) {
        failures.addAddedPictures(failure)
        showFailure(in: .pictures)
    }

    func didFetchItems(_ items: [ItemResponse], of part: CatalogPart) {
        setLoading(false, DashboardPart(part))
        view?.showRows(items.map(DashboardRow.init), in: DashboardPart(part))
        switch part {
        case .banners:
            carousel.reset(count: items.count)
            updateTicker()
        case .categories:
            categories = items
        case .products:
            break
        }
    }

    func didFailToFetchItems(of part: CatalogPart, _ failure: Failure) {
        finish(DashboardPart(part), failure)
    }

    func didFetchPictures(_ pictures: [PictureResponse]) {
        setLoading(false, .pictures)
        self.pictures = pictures
        showPictures()
    }

    func didFailToFetchPictures(_ failure: Failure) {
        finish(.pictures, failure)
    }
}
