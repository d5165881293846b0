@testable import MVVMCoordinator

typealias SignupSpies = ScreenSpy<SignupViewModel, SignupExit>

enum SignupExit: Equatable {
    case didSignUp(email: String)
    case didSignUpAndLogIn
    case didCancel
}

extension SignupSpies {
    var exits: SignupViewModel.Exits {
        SignupViewModel.Exits(
            didSignUp: { [weak self] email in self?.take(.didSignUp(email: email)) },
            didSignUpAndLogIn: { [weak self] in self?.take(.didSignUpAndLogIn) },
            didCancel: { [weak self] in self?.take(.didCancel) }
        )
    }
}
