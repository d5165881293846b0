import UIKit

/// Opens Sign up from Log in.
final class LoginRouter: LoginRouterInput {
    weak var viewController: UIViewController?
    private let makeSignup: (any SignupModuleOutput) -> UIViewController

    init(makeSignup: @escaping (any SignupModuleOutput) -> UIViewController) {
        self.makeSignup = makeSignup
    }

    func openSignup(output: any SignupModuleOutput) {
        viewController?.navigationController?.pushViewController(makeSignup(output), animated: true)
    }
}
