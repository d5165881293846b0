import TestSupport

@testable import VIPER

extension FeedPictureResponse {
    static let rose = FeedPictureResponse(.rose, isLiked: false)
    static let likedRose = FeedPictureResponse(.rose, isLiked: true)
    static let tulip = FeedPictureResponse(.tulip, isLiked: false)
    static let likedTulip = FeedPictureResponse(.tulip, isLiked: true)
    static let untitled = FeedPictureResponse(.untitled, isLiked: true)
}
