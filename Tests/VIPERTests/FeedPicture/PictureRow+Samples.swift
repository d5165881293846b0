import Shared
import TestSupport

@testable import VIPER

extension PictureRow {
    static let rose = PictureRow(.rose, mark: "♡", action: .like)
    static let likedRose = PictureRow(.rose, mark: "♥", action: .unlike)
    static let tulip = PictureRow(.tulip, mark: "♡", action: .like)
    static let likedTulip = PictureRow(.tulip, mark: "♥", action: .unlike)
    static let untitled = PictureRow(.untitled, title: "Untitled", mark: "♥", action: .unlike)

    private init(_ picture: FeedPicture, title: String? = nil, mark: String, action: Action) {
        self.init(
            id: picture.id,
            title: title ?? picture.title,
            photographer: picture.photographer,
            thumbnail: picture.thumbnail,
            mark: mark,
            action: action,
            actionLabel: action == .like ? "Like" : "Unlike"
        )
    }
}
