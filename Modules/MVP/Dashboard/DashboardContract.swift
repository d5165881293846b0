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
