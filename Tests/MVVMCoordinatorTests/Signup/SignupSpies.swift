@testable import MVVMCoordinator

typealias SignupSpies = ScreenSpy<SignupViewModel, SignupExit>

enum SignupExit: Equatable {
    case didBeginSaving
    case didEndSaving
    case didSignUp(email: String)
    case didSignUpAndLogIn
    case didCancel
}

extension SignupSpies {
    var exits: SignupViewModel.Exits {
        SignupViewModel.Exits(
            didBeginSaving: { [weak self] in self?.take(.didBeginSaving) },
            didEndSaving: { [weak self] in self?.take(.didEndSaving) },
            didSignUp: { [weak self] email in self?.take(.didSignUp(email: email)) },
            didSignUpAndLogIn: { [weak self] in self?.take(.didSignUpAndLogIn) },
            didCancel: { [weak self] in self?.take(.didCancel) }
        )
    }
}
