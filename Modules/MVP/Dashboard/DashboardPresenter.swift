import Shared

/// Loads the parts of the dashboard independently, and moves the banners.
final class DashboardPresenter {
    private nonisolated enum Job: Hashable {
        case part(DashboardPart)
        /// The pictures the user has added, which appear among the service's.
        case addedPictures

        /// The part that shows the result.
        var part: DashboardPart {
            switch self {
            case .part(let part): part
            case .addedPictures: .pictures
            }
        }
    }

    weak var view: (any DashboardViewInput)?
    private weak var logOutDelegate: (any LogOutDelegate)?
    private let catalog: any CatalogService
    private let pictures: any PictureService
    private let addedPictures: any AddedPictureStore
    private let work: Work<Job>
    private var changes: Subscription?
    private var categories: [CatalogItem] = []
    private var ownPictures: [Picture] = []
    private var servicePictures: [Picture] = []
    private var failures: [Job: Failure] = [:]
    private let ticker: Ticker
    private var bannerCount = 0
    private var bannerPosition = 0
    private var isVisible = false

    init(
        catalog: any CatalogService,
        pictures: any PictureService,
        addedPictures: any AddedPictureStore,
        clock: any AppClock,
        activity: Activity,
        logOutDelegate: any LogOutDelegate
    ) {
        self.catalog = catalog
        self.pictures = pictures
        self.addedPictures = addedPictures
        self.logOutDelegate = logOutDelegate
        work = Work(activity: activity)
        ticker = Ticker(clock: clock, activity: activity, interval: .seconds(3))
    }
}

extension DashboardPresenter: DashboardViewOutput {
    func viewDidLoad() {
        changes = addedPictures.changes.observe { [weak self] in self?.loadAddedPictures() }
        for part in DashboardPart.allCases { load(part) }
    }

    func viewDidAppear() {
        setVisible(true)
    }

    func viewDidDisappear() {
        setVisible(false)
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
        showLoading(in: part)
        failures = failures.filter { $0.key.part != part }
        showFailure(in: part)
    }

    private func loadItems(of part: CatalogPart) {
        work.run(.part(.catalog(part))) { [catalog] in
            try await catalog.items(of: part)
        } then: { [weak self] result in
            self?.finishLoading(part, result)
        }
    }

    private func loadPictures() {
        work.run(.part(.pictures)) { [pictures] in
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
        showLoading(in: .catalog(part))
        switch result {
        case .success(let items): show(items, of: part)
        case .failure(let failure): show(failure, of: .part(.catalog(part)))
        }
    }

    private func finishLoadingPictures(_ result: Result<[Picture], Failure>) {
        showLoading(in: .pictures)
        switch result {
        case .success(let pictures):
            servicePictures = pictures
            showPictures()
        case .failure(let failure): show(failure, of: .part(.pictures))
        }
    }

    private func finishLoadingAddedPictures(_ result: Result<[Picture], Failure>) {
        switch result {
        case .success(let pictures):
            ownPictures = pictures
            showPictures()
            failures[.addedPictures] = nil
            showFailure(in: .pictures)
        case .failure(let failure): show(failure, of: .addedPictures)
        }
    }

    private func showLoading(in part: DashboardPart) {
        view?.showLoading(work.isRunning(.part(part)), in: part)
        view?.showLoading(DashboardPart.allCases.contains { work.isRunning(.part($0)) })
    }

    private func show(_ items: [CatalogItem], of part: CatalogPart) {
        view?.showRows(items.map { DashboardRow($0, isSelectable: part == .categories) }, in: .catalog(part))
        switch part {
        case .banners: startBanners(count: items.count)
        case .categories: categories = items
        case .products: break
        }
    }

    private func showPictures() {
        view?.showRows((ownPictures + servicePictures).map(DashboardRow.init), in: .pictures)
    }

    /// Shows why a source could not be loaded; a cancellation replaces no earlier failure.
    private func show(_ failure: Failure, of source: Job) {
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
    fileprivate init(_ item: CatalogItem, isSelectable: Bool) {
        self.init(id: item.id, title: item.title, icon: item.icon, thumbnail: nil, isSelectable: isSelectable)
    }

    fileprivate init(_ picture: Picture) {
        self.init(id: picture.id, title: picture.author, icon: nil, thumbnail: picture.address, isSelectable: false)
    }
}
