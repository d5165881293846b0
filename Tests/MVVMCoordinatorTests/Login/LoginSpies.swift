@testable import MVVMCoordinator

typealias LoginSpies = ScreenSpy<LoginViewModel, LoginExit>

enum LoginExit: Equatable {
    case didBeginSaving
    case didEndSaving
    case didLogIn
    case didAskToSignUp
}

extension LoginSpies {
    var exits: LoginViewModel.Exits {
        LoginViewModel.Exits(
            didBeginSaving: { [weak self] in self?.take(.didBeginSaving) },
            didEndSaving: { [weak self] in self?.take(.didEndSaving) },
            didLogIn: { [weak self] in self?.take(.didLogIn) },
            didAskToSignUp: { [weak self] in self?.take(.didAskToSignUp) }
        )
    }
}
