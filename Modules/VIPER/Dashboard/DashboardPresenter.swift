import Shared

/// Decides what the dashboard shows, moves the banners, and decides when to leave.
final class DashboardPresenter {
    /// What loads independently: Pictures has two sources.
    private nonisolated enum Source: Hashable {
        case part(DashboardPart)
        /// The pictures the user has added, which appear among the service's.
        case addedPictures

        /// The part that shows it.
        var part: DashboardPart {
            switch self {
            case .part(let part): part
            case .addedPictures: .pictures
            }
        }
    }

    weak var view: (any DashboardViewInput)?
    private weak var logOutDelegate: (any LogOutDelegate)?
    private let interactor: any DashboardInteractorInput
    private let router: any DashboardRouterInput
    private var loading: Set<DashboardPart> = []
    private var categories: [ItemResponse] = []
    private var failures: [Source: Failure] = [:]
    private let ticker: Ticker
    private var bannerCount = 0
    private var bannerPosition = 0
    private var isVisible = false

    init(
        interactor: any DashboardInteractorInput,
        router: any DashboardRouterInput,
        logOutDelegate: any LogOutDelegate,
        clock: any AppClock,
        activity: Activity
    ) {
        self.interactor = interactor
        self.router = router
        self.logOutDelegate = logOutDelegate
        ticker = Ticker(clock: clock, activity: activity, interval: .seconds(3))
    }
}

extension DashboardPresenter: DashboardViewOutput {
    func viewDidLoad() {
        interactor.start()
    }

    func viewDidAppear() {
        setVisible(true)
    }

    func viewDidDisappear() {
        setVisible(false)
    }

    func didTapRetry(_ part: DashboardPart) {
        interactor.load(part)
    }

    func didChooseCategory(id: ExactText) {
        guard let category = categories.first(where: { $0.id == id }) else { return }
        router.openFeed(category: category.title)
    }

    func didTapAddImage() {
        router.openAddImage()
    }

    func didTapLogOut() {
        logOutDelegate?.didAskToLogOut()
    }
}

extension DashboardPresenter: DashboardInteractorOutput {
    func didBeginLoading(_ part: DashboardPart) {
        setLoading(true, part)
        failures = failures.filter { $0.key.part != part }
        showFailure(in: part)
    }

    func didLoadItems(_ items: [ItemResponse], of part: CatalogPart) {
        setLoading(false, .catalog(part))
        show(items, of: part)
    }

    func didLoadPictures(_ pictures: [PictureResponse]) {
        setLoading(false, .pictures)
        show(pictures)
    }

    func didFailToLoad(_ part: DashboardPart, _ failure: Failure) {
        setLoading(false, part)
        show(failure, of: .part(part))
    }

    func didLoadAddedPictures(among pictures: [PictureResponse]) {
        show(pictures)
        failures[.addedPictures] = nil
        showFailure(in: .pictures)
    }

    func didFailToLoadAddedPictures(_ failure: Failure) {
        show(failure, of: .addedPictures)
    }
}

extension DashboardPresenter {
    private func setLoading(_ isLoading: Bool, _ part: DashboardPart) {
        if isLoading { loading.insert(part) } else { loading.remove(part) }
        view?.showLoading(isLoading, in: part)
        view?.showLoading(!loading.isEmpty)
    }

    private func show(_ items: [ItemResponse], of part: CatalogPart) {
        view?.showRows(items.map { DashboardRow($0, isSelectable: part == .categories) }, in: .catalog(part))
        switch part {
        case .banners: startBanners(count: items.count)
        case .categories: categories = items
        case .products: break
        }
    }

    private func show(_ pictures: [PictureResponse]) {
        view?.showRows(pictures.map(DashboardRow.init), in: .pictures)
    }

    /// Shows why a source could not be loaded; a cancellation replaces no earlier failure.
    private func show(_ failure: Failure, of source: Source) {
        if failure.reason != nil || failures[source] == nil { failures[source] = failure }
        showFailure(in: source.part)
    }

    /// Shows the failure of a part, and Retry if any of its sources failed.
    private func showFailure(in part: DashboardPart) {
        view?.showFailure(status(of: part), in: part)
        view?.showRetry(failures.keys.contains { $0.part == part }, in: part)
    }

    /// Returns the failure of the service, or else, among pictures, that of the user's own.
    private func status(of part: DashboardPart) -> String? {
        let reason = failures[.part(part)]?.reason ?? (part == .pictures ? failures[.addedPictures]?.reason : nil)
        return reason.map { StatusText.couldNotLoad(part: part, $0) }
    }
}

/// Moves the banners while they are visible: every three seconds to the next, from the last to the first.
extension DashboardPresenter {
    /// Shows the first of `count` new banners for a full interval.
    private func startBanners(count: Int) {
        bannerCount = count
        showBanner(at: 0)
        restartTicker()
    }

    /// Sets whether the banners are visible. The one in view stays for a full interval after each change.
    private func setVisible(_ isVisible: Bool) {
        self.isVisible = isVisible
        restartTicker()
    }

    private func restartTicker() {
        guard isVisible, bannerCount > 0 else { return ticker.stop() }
        ticker.start { [weak self] intervals in self?.moveBanners(by: intervals) }
    }

    private func moveBanners(by intervals: Int) {
        showBanner(at: (bannerPosition + intervals) % bannerCount)
    }

    private func showBanner(at position: Int) {
        bannerPosition = position
        view?.showBanner(at: position)
    }
}

extension DashboardRow {
    fileprivate init(_ item: ItemResponse, isSelectable: Bool) {
        self.init(id: item.id, title: item.title, icon: item.icon, thumbnail: nil, isSelectable: isSelectable)
    }

    fileprivate init(_ picture: PictureResponse) {
        self.init(id: picture.id, title: picture.author, icon: nil, thumbnail: picture.address, isSelectable: false)
    }
}
