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
}

/// Presenter → Router
protocol AppRouterInput: AnyObject {
    /// Replaces all screens by Log in.
    func openLogin(output: any LoginModuleOutput)

    /// Replaces all screens by the tabs, with the landing screen selected.
    func openTabs(landing: AppOptions.Landing, logOutDelegate: any LogOutDelegate)

    /// Replaces all screens by the tabs, with the link's screen open.
    func openTabs(link: DeepLink, logOutDelegate: any LogOutDelegate)

    /// Opens the link's screen in the tabs that are open; closes the sheet.
    func openScreen(of link: DeepLink)
}

/// View → Presenter
protocol AppViewOutput: AnyObject {
    /// Called once, when the device has started the app.
    func didStart()

    /// Called when the device opens a link in the running app.
    func didReceive(_ link: DeepLink)
}

/// Presenter → Interactor
protocol AppInteractorInput: AnyObject {
    /// Reads the saved session; one that cannot be read counts as none. Reports, from now on, changes that fail after
    /// their screens were left.
    func start()

    /// Removes the session. Does nothing while it is being removed.
    func endSession()
}

/// Interactor → Presenter
protocol AppInteractorOutput: AnyObject {
    func didFindSession()
    func didFindNoSession()
    func didEndSession()
    func didFailToEndSession(_ failure: Failure)

    /// Called when a change failed and its screen is no longer there to say so.
    func didFailAfterLeaving(_ change: StoredChange, _ failure: Failure)
}
