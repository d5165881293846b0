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

/// Presenter → Router
protocol DashboardRouting: AnyObject {
    /// Opens the feed of a category above this screen, in place of any screen there.
    func openFeed(category: String, output: any FeedModuleOutput)

    /// Opens the sheet Add image.
    func openAddImage(output: any AddImageModuleOutput)
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
    /// Observes the user's own pictures: reads them again after each change.
    func observeAddedPictures()

    /// Fetches what one part shows, unless it is being fetched; with the pictures, reads the user's own in any case.
    func fetch(_ part: DashboardPart)
}

/// Interactor → Presenter
protocol DashboardInteractorOutput: AnyObject {
    func didBeginFetching(_ part: DashboardPart)
    func didFetchItems(_ items: [ItemResponse], of part: CatalogPart)

    /// Called when the service's pictures are fetched. The user's own, as far as they are read, come first.
    func didFetchPictures(_ pictures: [PictureResponse])

    func didFailToFetch(_ part: DashboardPart, _ failure: Failure)

    /// Called when the user's own pictures are read, first or after a change. The service's, as far as they are
    /// fetched, follow.
    func didFetchAddedPictures(_ pictures: [PictureResponse])

    func didFailToFetchAddedPictures(_ failure: Failure)
}

/// The module that opened Dashboard → Presenter
protocol DashboardModuleInput: AnyObject {
    /// Opens the feed of a category above this screen, in place of any screen there.
    func openFeed(category: String)
}

/// Presenter → the module that opened Dashboard; a feed and Add image report to it, too
protocol DashboardModuleOutput: FeedModuleOutput, AddImageModuleOutput {
    /// Called when the user asks to log out.
    func didAskToLogOut()
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
