import Shared

/// Decides what the dashboard shows, moves the banners, and decides when to leave.
final class DashboardPresenter {
    weak var view: (any DashboardView)?
    private weak var app: (any AppModuleInput)?
    private let interactor: any DashboardInteractorInput
    private let router: any DashboardRouting
    private let rotation: BannerRotation
    private var loading: Set<DashboardPart> = []
    private var categories: [ItemResponse] = []
    private var ownPictures: [PictureResponse] = []
    private var servicePictures: [PictureResponse] = []
    private var failures = DashboardFailures()

    init(
        interactor: any DashboardInteractorInput,
        router: any DashboardRouting,
        app: any AppModuleInput,
        rotation: BannerRotation
    ) {
        self.interactor = interactor
        self.router = router
        self.app = app
        self.rotation = rotation
    }

    private func load(_ part: DashboardPart) {
        switch part {
        case .catalog(let part): interactor.fetchItems(of: part)
        case .pictures:
            interactor.fetchPictures()
            interactor.fetchAddedPictures()
        }
    }

    private func begin(_ part: DashboardPart) {
        setLoading(true, part)
        failures.clear(part)
        showFailure(in: part)
    }

    private func setLoading(_ isLoading: Bool, _ part: DashboardPart) {
        if isLoading { loading.insert(part) } else { loading.remove(part) }
        view?.showLoading(isLoading, in: part)
        view?.showLoading(!loading.isEmpty)
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

extension DashboardPresenter: DashboardViewOutput {
    func viewDidLoad() {
        interactor.observeAddedPictures()
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
    func didBeginFetchingItems(of part: CatalogPart) {
        begin(.catalog(part))
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

    func didFailToFetchItems(of part: CatalogPart, _ failure: Failure) {
        setLoading(false, .catalog(part))
        show(failure, of: .part(.catalog(part)))
    }

    func didBeginFetchingPictures() {
        begin(.pictures)
    }

    func didFetchPictures(_ pictures: [PictureResponse]) {
        setLoading(false, .pictures)
        servicePictures = pictures
        showPictures()
    }

    func didFailToFetchPictures(_ failure: Failure) {
        setLoading(false, .pictures)
        show(failure, of: .part(.pictures))
    }

    func didChangeAddedPictures() {
        interactor.fetchAddedPictures()
    }

    func didFetchAddedPictures(_ pictures: [PictureResponse]) {
        ownPictures = pictures
        showPictures()
        failures.clear(.addedPictures)
        showFailure(in: .pictures)
    }

    func didFailToFetchAddedPictures(_ failure: Failure) {
        show(failure, of: .addedPictures)
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
