import Shared

@testable import MVVMCoordinator

/// Notes which ways out of Sign up were taken.
final class SignupExitsSpy {
    enum Message: Equatable {
        case didSignUp(SignupOutcome)
        case cancel
    }

    private(set) var messages: [Message] = []

    var exits: SignupExits {
        SignupExits(
            didSignUp: { [weak self] in self?.messages.append(.didSignUp($0)) },
            cancel: { [weak self] in self?.messages.append(.cancel) }
        )
    }
}
