import Shared

/// Decides what the dashboard shows, moves the banners, and decides when to leave.
final class DashboardPresenter {
    weak var view: (any DashboardViewInput)?
    private weak var moduleOutput: (any DashboardModuleOutput)?
    private let interactor: any DashboardInteractorInput
    private let router: any DashboardRouterInput
    private let rotation: BannerRotation
    private var loading: Set<DashboardPart> = []
    private var categories: [ItemResponse] = []
    private var failures = DashboardFailures()

    init(
        interactor: any DashboardInteractorInput,
        router: any DashboardRouterInput,
        moduleOutput: any DashboardModuleOutput,
        clock: any AppClock
    ) {
        self.interactor = interactor
        self.router = router
        self.moduleOutput = moduleOutput
        rotation = BannerRotation(clock: clock)
    }
}

extension DashboardPresenter: DashboardViewOutput {
    func viewDidLoad() {
        interactor.observeAddedPictures()
        for part in DashboardPart.allCases { interactor.load(part) }
    }

    func viewDidAppear() {
        rotation.isVisible = true
    }

    func viewDidDisappear() {
        rotation.isVisible = false
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
        moduleOutput?.didAskToLogOut()
    }
}

extension DashboardPresenter: DashboardInteractorOutput {
    func didBeginLoading(_ part: DashboardPart) {
        setLoading(true, part)
        failures.clear(part)
        showFailure(in: part)
    }

    func didLoadItems(_ items: [ItemResponse], of part: CatalogPart) {
        setLoading(false, .catalog(part))
        show(items, of: part)
    }

    func didLoadPictures(_ pictures: [PictureResponse]) {
        setLoading(false, .pictures)
        view?.showRows(pictures.map(DashboardRow.init), in: .pictures)
    }

    func didFailToLoad(_ part: DashboardPart, _ failure: Failure) {
        setLoading(false, part)
        show(failure, of: .part(part))
    }

    func didLoadAddedPictures(_ pictures: [PictureResponse]) {
        view?.showRows(pictures.map(DashboardRow.init), in: .pictures)
        failures.clear(.addedPictures)
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
        view?.showRows(items.map(DashboardRow.init), in: .catalog(part))
        switch part {
        case .banners: rotation.start(count: items.count) { [weak self] in self?.view?.showBanner(at: $0) }
        case .categories: categories = items
        case .products: break
        }
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

extension DashboardRow {
    fileprivate init(_ item: ItemResponse) {
        self.init(id: item.id, title: item.title, icon: item.icon)
    }

    fileprivate init(_ picture: PictureResponse) {
        self.init(id: picture.id, title: picture.author, thumbnail: picture.address)
    }
}
