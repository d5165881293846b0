import Shared

@testable import MVVMCoordinator

typealias SignupSpies = ScreenSpy<SignupViewModel, SignupExit>

enum SignupExit: Equatable {
    case didSignUp(SignupOutcome, notice: String)
    case didCancel
}

extension ScreenSpy: @MainActor SignupView where Model == SignupViewModel {}

extension SignupSpies {
    var exits: SignupViewModel.Exits {
        SignupViewModel.Exits(
            didSignUp: { [weak self] outcome, notice in self?.take(.didSignUp(outcome, notice: notice)) },
            didCancel: { [weak self] in self?.take(.didCancel) }
        )
    }
}
