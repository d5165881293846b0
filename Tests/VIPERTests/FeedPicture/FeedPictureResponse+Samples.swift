import Shared
import TestSupport

@testable import VIPER

extension FeedPictureResponse {
    static let rose = FeedPictureResponse(.rose, isLiked: false)
    static let likedRose = FeedPictureResponse(.rose, isLiked: true)
    static let tulip = FeedPictureResponse(.tulip, isLiked: false)
    static let likedTulip = FeedPictureResponse(.tulip, isLiked: true)
    static let untitled = FeedPictureResponse(.untitled, isLiked: true)
}

extension FeedPicture {
    /// A picture to which the service has given no title.
    nonisolated static let untitled = FeedPicture(
        id: "u",
        title: "",
        photographer: "Ada",
        thumbnail: "https://example.com/untitled"
    )
}
