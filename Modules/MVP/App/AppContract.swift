import Shared

/// Presenter → View
protocol AppViewInput: AnyObject {
    /// Shows whether the user has to wait; meanwhile no action is possible.
    func showLoading(_ isLoading: Bool)

    func showAlert(_ alert: AlertContent)
    func showNotice(_ text: String)

    /// Closes all alerts without an answer.
    func dismissAlerts()

    func hideNotice()

    /// Replaces all screens by Log in.
    func openLogin(delegate: any LoginDelegate)

    /// Replaces all screens by the tabs, with the landing screen selected.
    func openTabs(landing: AppOptions.Landing, logOutDelegate: any LogOutDelegate)

    /// Replaces all screens by the tabs, with the link's screen open.
    func openTabs(link: DeepLink, logOutDelegate: any LogOutDelegate)

    /// Opens the link's screen in the tabs that are open; closes the sheet.
    func openScreen(of link: DeepLink)
}

/// View → Presenter
protocol AppViewOutput: AnyObject {
    /// Called once, when the app starts.
    func didStart()

    /// Called when the device opens a link in the running app.
    func didReceive(_ link: DeepLink)
}
