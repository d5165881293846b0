import Headless

/// Puts Dashboard together.
enum DashboardAssembly {
    static func make(app: (any AppModuleInput)?) -> any ViewController {
        let presenter = DashboardPresenter(router: DashboardRouter(app: app))
        return DashboardViewController(output: presenter)
    }
}
