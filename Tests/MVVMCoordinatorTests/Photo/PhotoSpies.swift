import Shared

@testable import MVVMCoordinator

typealias PhotoSpies = ScreenSpy<PhotoViewModel, PhotoExit>

enum PhotoExit: Equatable {
    case didDelete
    case didLosePhoto(Failure)
}

extension PhotoSpies {
    var exits: PhotoViewModel.Exits {
        PhotoViewModel.Exits(
            didDelete: { [weak self] in self?.take(.didDelete) },
            didLosePhoto: { [weak self] failure in self?.take(.didLosePhoto(failure)) }
        )
    }
}
