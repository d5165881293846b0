@testable import MVVMCoordinator

typealias LoginSpies = ScreenSpy<LoginViewModel, LoginExit>

enum LoginExit: Equatable {
    case setAppBusy(Bool)
    case didLogIn
    case didAskToSignUp
}

extension LoginSpies {
    var setAppBusy: (Bool) -> Void {
        { [weak self] isBusy in self?.take(.setAppBusy(isBusy)) }
    }

    var exits: LoginViewModel.Exits {
        LoginViewModel.Exits(
            didLogIn: { [weak self] in self?.take(.didLogIn) },
            didAskToSignUp: { [weak self] in self?.take(.didAskToSignUp) }
        )
    }
}
