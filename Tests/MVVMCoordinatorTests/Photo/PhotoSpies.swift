import Shared

@testable import MVVMCoordinator

typealias PhotoSpies = ScreenSpy<PhotoViewModel, PhotoExit>

enum PhotoExit: Equatable {
    case didDelete
    case didLosePhoto(AlertContent)
    case didFailAfterLeaving(String?)
}

extension ScreenSpy: @MainActor PhotoView where Model == PhotoViewModel {}

extension PhotoSpies {
    var exits: PhotoViewModel.Exits {
        PhotoViewModel.Exits(
            didDelete: { [weak self] in self?.take(.didDelete) },
            didLosePhoto: { [weak self] alert in self?.take(.didLosePhoto(alert)) },
            didFailAfterLeaving: { [weak self] notice in self?.take(.didFailAfterLeaving(notice)) }
        )
    }
}
