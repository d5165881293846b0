import TestSupport

@testable import MVC

/// What a view controller reports to its delegate.
enum DelegateMessage: Equatable {
    case didLogIn
    case didSignUp(email: String)
    case didSignUpAndLogIn
    case didAskToLogOut
}

/// A spy for each delegate of a view controller: the one role that a test can replace besides the services.
final class DelegateSpy: LoginDelegate, SignupDelegate, LogOutDelegate, Spy {
    var log = MessageLog<DelegateMessage>()

    func didLogIn() { record(.didLogIn) }
    func didSignUp(email: String) { record(.didSignUp(email: email)) }
    func didSignUpAndLogIn() { record(.didSignUpAndLogIn) }
    func didAskToLogOut() { record(.didAskToLogOut) }
}
