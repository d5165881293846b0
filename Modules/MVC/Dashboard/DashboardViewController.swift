import Headless
import Screens
import Shared

/// Loads the parts of the dashboard independently, moves the banners, and opens feeds and Add image.
final class DashboardViewController: ViewController {
    /// The jobs, each of which loads a source of its own. The part with pictures has two.
    private nonisolated enum Job: Hashable {
        case part(DashboardPart)
        case addedPictures
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
    }

    private func loadItems(of part: CatalogPart) {
        let hasBegun = work.run(.part(.catalog(part))) { [catalog] in
            try await catalog.items(of: part)
        } then: { [weak self] result in
            self?.finishLoading(part, result)
        }
        if hasBegun { begin(.catalog(part)) }
    }

    private func loadPictures() {
        let hasBegun = work.run(.part(.pictures)) { [pictures] in
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
        showLoading(part)
        for job in jobs(of: part) { failures[job] = nil }
        showFailure(in: part)
    }

    private func finishLoading(_ part: CatalogPart, _ result: Result<[CatalogItem], Failure>) {
        showLoading(.catalog(part))
        switch result {
        case .success(let items): show(items, of: part)
        case .failure(let failure): show(failure, of: .part(.catalog(part)), in: .catalog(part))
        }
    }

    private func finishLoadingPictures(_ result: Result<[Picture], Failure>) {
        showLoading(.pictures)
        switch result {
        case .success(let pictures):
            servicePictures = pictures
            showPictures()
        case .failure(let failure): show(failure, of: .part(.pictures), in: .pictures)
        }
    }

    private func finishLoadingAddedPictures(_ result: Result<[Picture], Failure>) {
        switch result {
        case .success(let pictures):
            ownPictures = pictures
            showPictures()
            failures[.addedPictures] = nil
            showFailure(in: .pictures)
        case .failure(let failure): show(failure, of: .addedPictures, in: .pictures)
        }
    }

    private func showLoading(_ part: DashboardPart) {
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

    private func jobs(of part: DashboardPart) -> [Job] {
        part == .pictures ? [.part(.pictures), .addedPictures] : [.part(part)]
    }

    /// Shows how a job of `part` failed; a cancellation, which has no reason to show, replaces no earlier failure.
    private func show(_ failure: Failure, of job: Job, in part: DashboardPart) {
        if failure.reason != nil || failures[job] == nil { failures[job] = failure }
        showFailure(in: part)
    }

    /// Shows the first reason of a part's jobs, and offers Retry if any of them failed.
    private func showFailure(in part: DashboardPart) {
        let failed = jobs(of: part).compactMap { failures[$0] }
        let reason = failed.compactMap(\.reason).first
        storyboard[part].section.status = reason.map { StatusText.couldNotLoad(part: part, $0) }
        storyboard[part].retry.isHidden = failed.isEmpty
    }
}
