import Headless
import Screens
import Shared

/// Loads the parts of the dashboard independently, moves the banners, and opens feeds and Add image.
final class DashboardViewController: ViewController {
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

    private let storyboard = DashboardStoryboard()
    private let catalog: any CatalogService
    private let pictures: any PictureService
    private let addedPictures: any AddedPictureStore
    private let feed: any FeedService
    private let favorites: any FavoriteStore
    private let activity: Activity
    private let work: Work<Job>
    private let ticker: Ticker
    private weak var logOutDelegate: (any LogOutDelegate)?
    private var changes: Subscription?
    private var isVisible = false
    private var ownPictures: [Picture] = []
    private var servicePictures: [Picture] = []
    private var failures: [Job: Failure] = [:]

    /// Creates the screen; `feed` and `favorites` are for the feeds.
    init(
        catalog: any CatalogService,
        pictures: any PictureService,
        addedPictures: any AddedPictureStore,
        feed: any FeedService,
        favorites: any FavoriteStore,
        clock: any AppClock,
        activity: Activity,
        logOutDelegate: any LogOutDelegate
    ) {
        self.catalog = catalog
        self.pictures = pictures
        self.addedPictures = addedPictures
        self.feed = feed
        self.favorites = favorites
        self.activity = activity
        self.logOutDelegate = logOutDelegate
        work = Work(activity: activity)
        ticker = Ticker(clock: clock, activity: activity, interval: .seconds(3))
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.logOutDelegate?.didAskToLogOut() }
        storyboard.addImage.onTap = { [weak self] in self?.openAddImage() }
        for part in DashboardPart.allCases {
            storyboard[part].retry.onTap = { [weak self] in self?.load(part) }
        }
        changes = addedPictures.changes.observe { [weak self] in self?.loadAddedPictures() }
        for part in DashboardPart.allCases { load(part) }
    }

    func viewDidAppear() {
        isVisible = true
        restartBanners()
    }

    func viewDidDisappear() {
        isVisible = false
        restartBanners()
    }

    // MARK: Next screens

    private func openFeed(of category: CatalogItem) {
        navigationStack?.push(
            FeedViewController(category: category.title, feed: feed, favorites: favorites, activity: activity)
        )
    }

    private func openAddImage() {
        present(AddImageViewController(addedPictures: addedPictures, activity: activity))
    }

    // MARK: Loading

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
        storyboard[part].section.isBusy = work.isRunning(.part(part))
        screen.isBusy = DashboardPart.allCases.contains { work.isRunning(.part($0)) }
    }

    // MARK: Rows

    private func show(_ items: [CatalogItem], of part: CatalogPart) {
        storyboard[.catalog(part)].section.rows = items.map { makeRow($0, of: part) }
        if part == .banners {
            storyboard.banners.section.position = 0
            restartBanners()
        }
    }

    private func showPictures() {
        storyboard.pictures.section.rows = (ownPictures + servicePictures).map(makeRow)
    }

    private func makeRow(_ item: CatalogItem, of part: CatalogPart) -> Row {
        var row = Row(id: item.id, title: item.title, icon: item.icon)
        if part == .categories { row.onSelect = { [weak self] in self?.openFeed(of: item) } }
        return row
    }

    private func makeRow(_ picture: Picture) -> Row {
        Row(id: picture.id, title: picture.author, thumbnail: picture.address)
    }

    // MARK: Banners

    /// Moves the banners from now on, each in view for a full interval, if there are any and the screen is visible.
    private func restartBanners() {
        guard isVisible, !storyboard.banners.section.rows.isEmpty else { return ticker.stop() }
        ticker.start { [weak self] in self?.moveBanners(by: $0) }
    }

    private func moveBanners(by count: Int) {
        let banners = storyboard.banners.section
        banners.position = (banners.position + count) % banners.rows.count
    }

    // MARK: Failures

    /// Shows why a source could not be loaded; a cancellation replaces no earlier failure.
    private func show(_ failure: Failure, of source: Job) {
        if failure.reason != nil || failures[source] == nil { failures[source] = failure }
        showFailure(in: source.part)
    }

    /// Shows the failure of a part, and Retry if any of its sources failed.
    private func showFailure(in part: DashboardPart) {
        storyboard[part].section.status = status(of: part)
        storyboard[part].retry.isHidden = !failures.keys.contains { $0.part == part }
    }

    /// Returns the failure of the service, or else, among pictures, that of the user's own.
    private func status(of part: DashboardPart) -> String? {
        let reason = failures[.part(part)]?.reason ?? (part == .pictures ? failures[.addedPictures]?.reason : nil)
        return reason.map { StatusText.couldNotLoad(part: part, $0) }
    }
}
