import Shared

/// Turns what happens on Dashboard into requests, and their results into what is shown.
final class DashboardPresenter {
    weak var view: (any DashboardView)?
    private let interactor: any DashboardInteractorInput
    private let router: any DashboardRouting
    private var loading: Set<DashboardPart> = []
    private var carousel = Carousel()
    private var isVisible = false
    private var categories: [ItemResponse] = []
    private var added: [PictureResponse] = []
    private var found: [PictureResponse] = []
    private var failures: [DashboardPart: String] = [:]
    private var addedPicturesFailure: String?

    init(interactor: any DashboardInteractorInput, router: any DashboardRouting) {
        self.interactor = interactor
        self.router = router
    }

    private func load(_ part: DashboardPart) {
        if part == .pictures { addedPicturesFailure = nil }
        failures[part] = nil
        showFailure(of: part)
        setLoading(true, part)
        interactor.fetch(part)
    }

    private func setLoading(_ isLoading: Bool, _ part: DashboardPart) {
        if isLoading { loading.insert(part) } else { loading.remove(part) }
        view?.showLoading(isLoading, in: part)
        view?.showLoading(!loading.isEmpty)
    }

    private func showPictures() {
        view?.showRows((added + found).map(DashboardRow.init), in: .pictures)
    }

    private func setAddedPicturesFailure(_ reason: String?) {
        guard reason != addedPicturesFailure else { return }
        addedPicturesFailure = reason
        showFailure(of: .pictures)
    }

    private func showFailure(of part: DashboardPart) {
        let reason = failures[part] ?? (part == .pictures ? addedPicturesFailure : nil)
        view?.showFailure(reason.map { StatusText.couldNotLoad(part: part, $0) }, in: part)
    }

    /// Banners move while they are seen, and begin a full interval anew when they are seen again.
    private func moveBanners() {
        if isVisible, carousel.count > 0 { interactor.startBannerTimer() } else { interactor.stopBannerTimer() }
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
        moveBanners()
    }

    func viewDidDisappear() {
        isVisible = false
        moveBanners()
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
        router.logOut()
    }
}

extension DashboardPresenter: DashboardInteractorOutput {
    func didChangeAddedPictures() {
        interactor.fetchAddedPictures()
    }

    func didFetchAddedPictures(_ pictures: [PictureResponse]) {
        added = pictures
        showPictures()
        setAddedPicturesFailure(nil)
    }

    func didFetchPictures(_ pictures: [PictureResponse]) {
        setLoading(false, .pictures)
        found = pictures
        showPictures()
    }

    func didFetch(_ items: [ItemResponse], for part: DashboardPart) {
        setLoading(false, part)
        view?.showRows(items.map(DashboardRow.init), in: part)
        switch part {
        case .banners:
            carousel.reset(count: items.count)
            view?.showBanner(at: carousel.position)
            moveBanners()
        case .categories:
            categories = items
        case .products, .pictures:
            break
        }
    }

    func didFailToFetch(_ part: DashboardPart, reason: String) {
        setLoading(false, part)
        failures[part] = reason
        showFailure(of: part)
    }

    func didFailToFetchAddedPictures(reason: String) {
        setAddedPicturesFailure(reason)
    }

    func bannersAreDue(_ count: Int) {
        carousel.advance(by: count)
        view?.showBanner(at: carousel.position)
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
