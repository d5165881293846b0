@testable import MVVMCoordinator

typealias NewScreenSpies = ScreenSpy<NewScreenViewModel, NewScreenExit>

enum NewScreenExit: Equatable {
    case didAskToClose
}

extension NewScreenSpies {
    var exits: NewScreenViewModel.Exits {
        NewScreenViewModel.Exits(didAskToClose: { [weak self] in self?.take(.didAskToClose) })
    }
}
