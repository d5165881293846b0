import Shared
import TestSupport

@testable import MVVMCoordinator

extension PictureRow {
    static let rose = PictureRow(.rose, isLiked: false)
    static let likedRose = PictureRow(.rose, isLiked: true)
    static let tulip = PictureRow(.tulip, isLiked: false)
    static let likedTulip = PictureRow(.tulip, isLiked: true)
}
