import Shared

/// Decides what the dashboard shows, moves the banners, and decides when to leave.
final class DashboardPresenter {
    weak var view: (any DashboardView)?
    private weak var moduleOutput: (any DashboardModuleOutput)?
    private let interactor: any DashboardInteractorInput
    private let router: any DashboardRouting
    private let rotation: BannerRotation
    private var loading: Set<DashboardPart> = []
    private var categories: [ItemResponse] = []
    private var failures = DashboardFailures()

    init(
        interactor: any DashboardInteractorInput,
        router: any DashboardRouting,
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
        for part in DashboardPart.allCases { interactor.fetch(part) }
    }

    func viewDidAppear() {
        rotation.isVisible = true
    }

    func viewDidDisappear() {
        rotation.isVisible = false
    }

    func didTapRetry(_ part: DashboardPart) {
        interactor.fetch(part)
    }

    func didChooseCategory(id: ExactText) {
        guard let category = categories.first(where: { $0.id == id }) else { return }
        openFeed(category: category.title)
    }

    func didTapAddImage() {
        if let moduleOutput { router.openAddImage(output: moduleOutput) }
    }

    func didTapLogOut() {
        moduleOutput?.didAskToLogOut()
    }
}

extension DashboardPresenter: DashboardInteractorOutput {
    func didBeginFetching(_ part: DashboardPart) {
        setLoading(true, part)
        failures.clear(part)
        showFailure(in: part)
    }

    func didFetchItems(_ items: [ItemResponse], of part: CatalogPart) {
        setLoading(false, .catalog(part))
        view?.showRows(items.map(DashboardRow.init), in: .catalog(part))
        switch part {
        case .banners: rotation.start(count: items.count) { [weak self] in self?.view?.showBanner(at: $0) }
        case .categories: categories = items
        case .products: break
        }
    }

    func didFetchPictures(_ pictures: [PictureResponse]) {
        setLoading(false, .pictures)
        view?.showRows(pictures.map(DashboardRow.init), in: .pictures)
    }

    func didFailToFetch(_ part: DashboardPart, _ failure: Failure) {
        setLoading(false, part)
        show(failure, of: .part(part))
    }

    func didFetchAddedPictures(_ pictures: [PictureResponse]) {
        view?.showRows(pictures.map(DashboardRow.init), in: .pictures)
        failures.clear(.addedPictures)
        showFailure(in: .pictures)
    }

    func didFailToFetchAddedPictures(_ failure: Failure) {
        show(failure, of: .addedPictures)
    }
}

extension DashboardPresenter: DashboardModuleInput {
    func openFeed(category: String) {
        if let moduleOutput { router.openFeed(category: category, output: moduleOutput) }
    }
}

extension DashboardPresenter {
    private func setLoading(_ isLoading: Bool, _ part: DashboardPart) {
        if isLoading { loading.insert(part) } else { loading.remove(part) }
        view?.showLoading(isLoading, in: part)
        view?.showLoading(!loading.isEmpty)
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
