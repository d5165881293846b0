import Shared

@testable import MVVMCoordinator

typealias PhotoSpies = ScreenSpy<PhotoViewModel, PhotoExit>

enum PhotoExit: Equatable {
    case didDelete
    case didLosePhoto(AlertContent)
}

extension ScreenSpy: @MainActor PhotoView where Model == PhotoViewModel {}

extension PhotoSpies {
    var exits: PhotoViewModel.Exits {
        PhotoViewModel.Exits(
            didDelete: { [weak self] in self?.take(.didDelete) },
            didLosePhoto: { [weak self] alert in self?.take(.didLosePhoto(alert)) }
        )
    }
}
