import TestSupport

@testable import MVVMCoordinator

extension PictureRowViewModel {
    nonisolated static let rose = PictureRowViewModel(.rose, isLiked: false)
    nonisolated static let likedRose = PictureRowViewModel(.rose, isLiked: true)
    nonisolated static let tulip = PictureRowViewModel(.tulip, isLiked: false)
    nonisolated static let likedTulip = PictureRowViewModel(.tulip, isLiked: true)
}
