@testable import MVVMCoordinator

typealias PhotoListSpies = ScreenSpy<PhotoListViewModel, PhotoListExit>

enum PhotoListExit: Equatable {
    case didChoosePhoto(Int)
}

extension PhotoListSpies {
    var exits: PhotoListViewModel.Exits {
        PhotoListViewModel.Exits(
            didChoosePhoto: { [weak self] id in self?.take(.didChoosePhoto(id)) }
        )
    }
}
