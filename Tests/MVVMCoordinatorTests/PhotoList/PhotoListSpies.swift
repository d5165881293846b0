@testable import MVVMCoordinator

typealias PhotoListSpies = ScreenSpy<PhotoListViewModel, PhotoListExit>

enum PhotoListExit: Equatable {
    case didChoosePhoto(Int)
    case didAskToLogOut
}

extension ScreenSpy: @MainActor PhotoListView where Model == PhotoListViewModel {}

extension PhotoListSpies {
    var exits: PhotoListViewModel.Exits {
        PhotoListViewModel.Exits(
            didChoosePhoto: { [weak self] id in self?.take(.didChoosePhoto(id)) },
            didAskToLogOut: { [weak self] in self?.take(.didAskToLogOut) }
        )
    }
}
