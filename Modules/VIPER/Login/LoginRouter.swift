import Headless

/// Opens Sign up from Log in.
final class LoginRouter: LoginRouterInput {
    weak var viewController: (any ViewController)?
    private let makeSignup: (any SignupModuleOutput) -> any ViewController

    init(makeSignup: @escaping (any SignupModuleOutput) -> any ViewController) {
        self.makeSignup = makeSignup
    }

    func openSignup(output: any SignupModuleOutput) {
        viewController?.navigationStack?.push(makeSignup(output))
    }
}
