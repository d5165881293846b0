import Shared

/// What the presenter can have Dashboard show.
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

    /// Opens the feed of a category above this screen.
    func openFeed(category: String)

    /// Opens the sheet in which a picture is added.
    func openAddImage()

    /// Leaves the app: the user wants to log out.
    func logOut()
}
