import Shared

/// Presenter → View
protocol DashboardView: AnyObject {
    /// Shows that some part has not answered yet.
    func showLoading(_ isLoading: Bool)

    /// Shows that one part has not answered yet.
    func showLoading(_ isLoading: Bool, in part: DashboardPart)

    func showRows(_ rows: [DashboardRow], in part: DashboardPart)

    /// Says why a part could not be loaded and offers another try; nothing takes both away.
    func showFailure(_ text: String?, in part: DashboardPart)

    /// Brings a banner into view.
    func showBanner(at position: Int)
}

/// View → Presenter
protocol DashboardViewOutput: AnyObject {
    func viewDidLoad()
    func viewDidAppear()
    func viewDidDisappear()
    func didTapRetry(_ part: DashboardPart)
    func didChooseCategory(id: String)
    func didTapAddImage()
    func didTapLogOut()
}

/// Presenter → Interactor
protocol DashboardInteractorInput: AnyObject {
    /// From now on, an output follows whenever the user's own pictures change.
    func observeAddedPictures()

    func fetchAddedPictures()

    /// Asks for what a part shows; one of the outputs follows.
    func fetch(_ part: DashboardPart)

    /// From now on, an output follows each time a banner has been in view long enough.
    func startBannerTimer()

    func stopBannerTimer()
}

/// Interactor → Presenter
protocol DashboardInteractorOutput: AnyObject {
    func didChangeAddedPictures()
    func didFetchAddedPictures(_ pictures: [PictureResponse])
    func didFetchPictures(_ pictures: [PictureResponse])
    func didFetch(_ items: [ItemResponse], for part: DashboardPart)
    func didFailToFetch(_ part: DashboardPart, reason: String)
    func didFailToFetchAddedPictures(reason: String)
    /// Called once `count` more banners have been in view long enough; more than one only where no screen could tell.
    func bannersAreDue(_ count: Int)
}

/// Presenter → Router
protocol DashboardRouting: AnyObject {
    /// Opens the feed of a category above this screen.
    func openFeed(category: String)

    /// Opens the sheet in which a picture is added.
    func openAddImage()

    /// Leaves the app: the user wants to log out.
    func logOut()
}

/// A banner, category or product as the interactor hands one up.
nonisolated struct ItemResponse: Equatable {
    let id: String
    let icon: String
    let title: String
}

/// A picture as the interactor hands one up.
nonisolated struct PictureResponse: Equatable {
    let id: String
    let author: String
    let address: String
}
