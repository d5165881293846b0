import Shared

/// What other modules can ask of the whole app; only routers ask.
protocol AppModuleInput: AnyObject {
    /// Leaves for the app: a session is there.
    func openLanding()

    /// Ends the session and goes back to Log in.
    func logOut()
}

/// Presenter → Interactor
protocol AppInteractorInput: AnyObject {
    func findSession()
    func endSession()
}

/// Interactor → Presenter
protocol AppInteractorOutput: AnyObject {
    func didFindSession()
    func didFindNoSession()
    func didEndSession()
    func didFailToEndSession(reason: String)
}

/// Presenter → Router
protocol AppRouting: AnyObject {
    func openLogin()
    func openTabs(link: DeepLink)
    func openTabs(landing: AppOptions.Landing)

    /// Opens a link above its tab, among the tabs there are; sheet and alerts close.
    func open(_ link: DeepLink)
    func show(_ alert: AlertContent)
}
