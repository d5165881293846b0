/// Leads away from Dashboard.
final class DashboardRouter: DashboardRouting {
    private weak var app: (any AppModuleInput)?

    init(app: (any AppModuleInput)?) {
        self.app = app
    }

    func logOut() {
        app?.logOut()
    }
}
