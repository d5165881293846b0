import Headless
import Screens
import Shared

package enum AppAssembly {
    /// Returns an app in the device's `window`; the caller must retain it.
    package static func make(services: Services, window: Window) -> any Application {
        let interactor = AppInteractor(sessions: services.sessions, clock: services.clock)
        let router = AppRouter(services: services, window: window)
        let presenter = AppPresenter(interactor: interactor, router: router, options: services.options)
        let delegate = AppDelegate(output: presenter, window: window)
        interactor.output = presenter
        presenter.view = delegate
        return delegate
    }
}
