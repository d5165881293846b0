import Shared

/// Presenter → View
protocol DashboardViewInput: AnyObject {
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

/// Presenter → Router
protocol DashboardRouterInput: AnyObject {
    /// Opens the feed of a category above this screen.
    func openFeed(category: String)

    /// Opens the sheet Add image.
    func openAddImage()
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
    /// Loads what every part shows; reads the user's own pictures again after each change.
    func start()

    /// Loads what one part shows, unless it is being loaded; with the pictures, reads the user's own in any case.
    func load(_ part: DashboardPart)
}

/// Interactor → Presenter
protocol DashboardInteractorOutput: AnyObject {
    /// Called for each `load`, also if the part is being loaded.
    func didBeginLoading(_ part: DashboardPart)

    func didLoadItems(_ items: [ItemResponse], of part: CatalogPart)

    /// Called when the service's pictures are loaded. The user's own, as far as they are read, come first.
    func didLoadPictures(_ pictures: [PictureResponse])

    func didFailToLoad(_ part: DashboardPart, _ failure: Failure)

    /// Called when the user's own pictures are read, first or after a change. The service's, as far as they are
    /// loaded, follow.
    func didLoadAddedPictures(among pictures: [PictureResponse])

    func didFailToLoadAddedPictures(_ failure: Failure)
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
