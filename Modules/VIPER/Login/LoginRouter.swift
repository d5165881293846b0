import Headless
import Shared

/// Leads away from Log in.
final class LoginRouter: LoginRouting {
    weak var viewController: (any ViewController)?
    private weak var app: (any AppModuleInput)?
    private let services: Services

    init(services: Services, app: (any AppModuleInput)?) {
        self.services = services
        self.app = app
    }

    func openSignup(output: any SignupModuleOutput) {
        let signup = SignupAssembly.make(services: services, app: app, output: output)
        viewController?.navigationStack?.push(signup)
    }

    func openLanding() {
        app?.openLanding()
    }
}
