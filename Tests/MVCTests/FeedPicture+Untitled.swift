import Headless
import Shared

extension FeedPicture {
    static let untitled = FeedPicture(
        id: "u",
        title: "",
        photographer: "Ada",
        thumbnail: "https://example.com/untitled"
    )
}
