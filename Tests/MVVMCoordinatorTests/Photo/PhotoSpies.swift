import Shared

@testable import MVVMCoordinator

typealias PhotoSpies = ScreenSpy<PhotoViewModel, PhotoExit>

enum PhotoExit: Equatable {
    case didDelete
    case didLosePhoto
    case didFailToLoadPhoto(Failure)
}

extension PhotoSpies {
    var exits: PhotoViewModel.Exits {
        PhotoViewModel.Exits(
            didDelete: { [weak self] in self?.take(.didDelete) },
            didLosePhoto: { [weak self] in self?.take(.didLosePhoto) },
            didFailToLoadPhoto: { [weak self] failure in self?.take(.didFailToLoadPhoto(failure)) }
        )
    }
}
