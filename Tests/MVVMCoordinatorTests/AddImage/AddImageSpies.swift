import Shared

@testable import MVVMCoordinator

typealias AddImageSpies = ScreenSpy<AddImageViewModel, AddImageExit>

enum AddImageExit: Equatable {
    case didSave
    case didCancel
}

extension AddImageSpies {
    var exits: AddImageViewModel.Exits {
        AddImageViewModel.Exits(
            didSave: { [weak self] in self?.take(.didSave) },
            didCancel: { [weak self] in self?.take(.didCancel) }
        )
    }
}
