import Shared

/// Presenter → View
protocol DashboardView: AnyObject {
    /// Shows or hides the busy mark of the screen.
    func showLoading(_ isLoading: Bool)

    /// Shows or hides the busy mark of a part.
    func showLoading(_ isLoading: Bool, in part: DashboardPart)

    func showRows(_ rows: [DashboardRow], in part: DashboardPart)

    /// Shows why a part could not be loaded, with Retry; `nil` hides both.
    func showFailure(_ text: String?, in part: DashboardPart)

    /// Scrolls to the banner at `position`, from 0.
    func showBanner(at position: Int)

    /// Opens the feed of a category above this screen.
    func openFeed(category: String)

    /// Opens the sheet Add image.
    func openAddImage()
}

/// View → Presenter
protocol DashboardPresenting: AnyObject {
    func viewDidLoad()
    func viewDidAppear()

    /// Called when the screen has been covered or closed.
    func viewDidDisappear()

    func didTapRetry(_ part: DashboardPart)
    func didChooseCategory(id: String)
    func didTapAddImage()
    func didTapLogOut()
}
