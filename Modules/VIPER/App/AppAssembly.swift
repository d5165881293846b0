import Headless
import Screens
import Shared

/// Puts the module together that has no view: it lives as long as the app.
package enum AppAssembly {
    /// An app on the device's `window`; the caller must retain it.
    package static func make(services: Services, window: Window) -> any Application {
        let interactor = AppInteractor(sessions: services.sessions, clock: services.clock)
        let router = AppRouter(services: services, window: window)
        let presenter = AppPresenter(interactor: interactor, router: router, options: services.options)
        interactor.output = presenter
        router.app = presenter
        return presenter
    }
}

/// The device starts the app through its presenter, which knows of no device.
extension AppPresenter: Application {}
