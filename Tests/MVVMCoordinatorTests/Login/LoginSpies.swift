@testable import MVVMCoordinator

typealias LoginSpies = ScreenSpy<LoginViewModel, LoginExit>

enum LoginExit: Equatable {
    case didLogIn
    case didAskToSignUp
}

extension LoginSpies {
    var exits: LoginViewModel.Exits {
        LoginViewModel.Exits(
            didLogIn: { [weak self] in self?.take(.didLogIn) },
            didAskToSignUp: { [weak self] in self?.take(.didAskToSignUp) }
        )
    }
}
