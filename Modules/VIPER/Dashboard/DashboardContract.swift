import Shared

/// Presenter → View
protocol DashboardView: AnyObject {
    /// Shows whether any part is loading.
    func showLoading(_ isLoading: Bool)

    /// Shows whether one part is loading.
    func showLoading(_ isLoading: Bool, in part: DashboardPart)

    func showRows(_ rows: [DashboardRow], in part: DashboardPart)

    /// Shows why a part could not be loaded; `nil` hides it.
    func showFailure(_ text: String?, in part: DashboardPart)

    /// Shows or hides a part's Retry.
    func showRetry(_ isOffered: Bool, in part: DashboardPart)

    /// Scrolls the banners to a position, from 0.
    func showBanner(at position: Int)
}

/// View → Presenter
protocol DashboardViewOutput: AnyObject {
    func viewDidLoad()
    func viewDidAppear()
    func viewDidDisappear()
    func didTapRetry(_ part: DashboardPart)
    func didChooseCategory(id: ExactText)
    func didTapAddImage()
    func didTapLogOut()
}

/// Presenter → Interactor
protocol DashboardInteractorInput: AnyObject {
    /// Observes the user's own pictures: calls `didChangeAddedPictures` after each change.
    func observeAddedPictures()

    /// Fetches what one part shows. Does nothing while that part is being fetched.
    func fetchItems(of part: CatalogPart)

    /// Fetches the service's pictures. Does nothing while they are being fetched.
    func fetchPictures()

    /// Fetches the user's own pictures; cancels an earlier request.
    func fetchAddedPictures()
}

/// Interactor → Presenter
protocol DashboardInteractorOutput: AnyObject {
    func didBeginFetchingItems(of part: CatalogPart)
    func didFetchItems(_ items: [ItemResponse], of part: CatalogPart)
    func didFailToFetchItems(of part: CatalogPart, _ failure: Failure)

    func didBeginFetchingPictures()
    func didFetchPictures(_ pictures: [PictureResponse])
    func didFailToFetchPictures(_ failure: Failure)

    func didChangeAddedPictures()
    func didFetchAddedPictures(_ pictures: [PictureResponse])
    func didFailToFetchAddedPictures(_ failure: Failure)
}

/// Presenter → Router
protocol DashboardRouting: AnyObject {
    /// Opens the feed of a category above this screen.
    func openFeed(category: String)

    /// Opens the sheet Add image.
    func openAddImage()
}

/// A banner, category or product as the interactor reports it.
nonisolated struct ItemResponse: Equatable {
    let id: ExactText
    let icon: String
    let title: String
}

/// A picture as the interactor reports it.
nonisolated struct PictureResponse: Equatable {
    let id: ExactText
    let author: String
    let address: ExactText
}
