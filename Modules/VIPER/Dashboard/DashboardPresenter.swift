import Shared

/// Decides what the dashboard shows, moves the banners, and decides when to leave.
final class DashboardPresenter {
    weak var view: (any DashboardView)?
    private weak var app: (any AppModuleInput)?
    private let interactor: any DashboardInteractorInput
    private let router: any DashboardRouting
    private let ticker: Ticker
    private var carousel = Carousel()
    private var isVisible = false
    private var loading: Set<DashboardPart> = []
    private var categories: [ItemResponse] = []
    private var addedPictures: [PictureResponse] = []
    private var pictures: [PictureResponse] = []
    private var reasons: [DashboardPart: String] = [:]
    private var addedPicturesReason: String?

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
        reasons[part] = nil
        if part == .pictures { addedPicturesReason = nil }
        showFailure(in: part)
        setLoading(true, part)
        switch part {
        case .banners: interactor.fetchItems(of: .banners)
        case .categories: interactor.fetchItems(of: .categories)
        case .products: interactor.fetchItems(of: .products)
        case .pictures: interactor.fetchPictures()
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
        reasons[part] = failure.reason
        showFailure(in: part)
    }

    private func setAddedPicturesReason(_ reason: String?) {
        guard reason != addedPicturesReason else { return }
        addedPicturesReason = reason
        showFailure(in: .pictures)
    }

    private func showFailure(in part: DashboardPart) {
        let reason = reasons[part] ?? (part == .pictures ? addedPicturesReason : nil)
        view?.showFailure(reason.map { StatusText.couldNotLoad(part: part, $0) }, in: part)
    }

    /// Starts the banners' timer anew while they are visible, and stops it otherwise.
    private func updateTicker() {
        guard isVisible, carousel.count > 0 else { return ticker.stop() }
        ticker.start { [weak self] intervals in self?.moveBanners(by: intervals) }
    }

    private func moveBanners(by count: Int) {
        carousel.advance(by: count)
        view?.showBanner(at: carousel.position)
    }
}

extension DashboardPresenter: DashboardViewOutput {
    func viewDidLoad() {
        interactor.observeAddedPictures()
        interactor.fetchAddedPictures()
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
        if part == .pictures { interactor.fetchAddedPictures() }
        load(part)
    }

    func didChooseCategory(id: String) {
        guard let category = categories.first(where: { $0.id == id }) else { return }
        router.openFeed(category: category.title)
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
        setAddedPicturesReason(nil)
    }

    func didFailToFetchAddedPictures(_ failure: Failure) {
        if let reason = failure.reason { setAddedPicturesReason(reason) }
    }

    func didFetchItems(_ items: [ItemResponse], of part: CatalogPart) {
        setLoading(false, DashboardPart(part))
        view?.showRows(items.map(DashboardRow.init), in: DashboardPart(part))
        switch part {
        case .banners:
            carousel.reset(count: items.count)
            view?.showBanner(at: carousel.position)
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
