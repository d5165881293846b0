import Headless
import Shared

/// Opens Sign up from Log in.
final class LoginRouter: LoginRouting {
    weak var viewController: (any ViewController)?
    private let services: Services

    init(services: Services) {
        self.services = services
    }

    func openSignup(output: any SignupModuleOutput) {
        viewController?.navigationStack?.push(SignupAssembly.make(services: services, output: output))
    }
}
