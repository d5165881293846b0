import Shared
import TestSupport

@testable import VIPER

extension FeedPictureResponse {
    static let rose = FeedPictureResponse(.rose)
    static let tulip = FeedPictureResponse(.tulip)
}
