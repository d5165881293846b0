import Headless
import Shared

/// Puts the first screens on the device.
final class AppRouter: AppRouting {
    /// The module this router belongs to, for the modules it opens.
    weak var app: (any AppModuleInput)?
    private let services: Services
    private let navigator: Navigator

    init(services: Services, navigator: Navigator) {
        self.services = services
        self.navigator = navigator
    }

    func openLogin() {
        navigator.clearMessages()
        navigator.setRoot(LoginAssembly.make(services: services, app: app))
    }

    func openTabs(first link: DeepLink) {
        openTabs(first: link.tab)
    }

    func openTabs(first landing: AppOptions.Landing) {
        openTabs(first: landing.tab)
    }

    func show(_ alert: AlertContent) {
        navigator.show(Alert(alert))
    }

    private func openTabs(first: Tab.Name) {
        navigator.setTabs(
            [
                Tab(.dashboard, root: DashboardAssembly.make(app: app)),
                Tab(.users, root: UserListAssembly.make(services: services, app: app)),
            ],
            selected: first.index
        )
    }
}
