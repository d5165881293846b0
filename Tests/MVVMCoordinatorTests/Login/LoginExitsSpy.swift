@testable import MVVMCoordinator

/// Notes which ways out of Log in were taken.
final class LoginExitsSpy {
    enum Message: Equatable {
        case didLogIn
        case signUp
    }

    private(set) var messages: [Message] = []

    var exits: LoginExits {
        LoginExits(
            didLogIn: { [weak self] in self?.messages.append(.didLogIn) },
            signUp: { [weak self] in self?.messages.append(.signUp) }
        )
    }
}
