import Headless
import Shared

/// Puts the module together that has no view: it lives as long as the app.
package enum AppAssembly {
    /// An app on the device of `navigator`; the caller keeps it alive.
    package static func make(services: Services, navigator: Navigator) -> any Application {
        let interactor = AppInteractor(sessions: services.sessions, clock: services.clock)
        let router = AppRouter(services: services, navigator: navigator)
        let presenter = AppPresenter(interactor: interactor, router: router, options: services.options)
        interactor.output = presenter
        router.app = presenter
        return presenter
    }
}

/// The device starts the app through its presenter, which knows of no device.
extension AppPresenter: Application {}
