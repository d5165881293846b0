import Shared
import UIKit

protocol SignupDelegate: AnyObject {
    func didSignUp(email: String)
    func didSignUpAndLogIn()
}

/// Sign up, which is not written here.
final class SignupViewController: UIViewController {
    convenience init(
        accounts: any AccountService,
        sessions: any SessionStore,
        policy: PasswordPolicy,
        afterSignup: AppOptions.AfterSignup,
        activity: Activity,
        delegate: any SignupDelegate
    ) {
        self.init(nibName: nil, bundle: nil)
    }
}
