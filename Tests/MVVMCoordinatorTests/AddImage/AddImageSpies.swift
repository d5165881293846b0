@testable import MVVMCoordinator

typealias AddImageSpies = ScreenSpy<AddImageViewModel, AddImageExit>

enum AddImageExit: Equatable {
    case didSave
    case didCancel
    case didFailAfterLeaving(String?)
}

extension ScreenSpy: @MainActor AddImageView where Model == AddImageViewModel {}

extension AddImageSpies {
    var exits: AddImageViewModel.Exits {
        AddImageViewModel.Exits(
            didSave: { [weak self] in self?.take(.didSave) },
            didCancel: { [weak self] in self?.take(.didCancel) },
            didFailAfterLeaving: { [weak self] notice in self?.take(.didFailAfterLeaving(notice)) }
        )
    }
}
