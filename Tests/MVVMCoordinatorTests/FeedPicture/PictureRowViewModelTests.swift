import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

struct PictureRowViewModelTests {
    @Test func `A picture that is not liked has an empty heart and offers Like, a liked one the opposite`() {
        let row = PictureRowViewModel(.rose, isLiked: false)
        let liked = PictureRowViewModel(.rose, isLiked: true)

        #expect((row.mark, row.action, row.action.label) == ("♡", .like, "Like"))
        #expect((liked.mark, liked.action, liked.action.label) == ("♥", .unlike, "Unlike"))
    }

    @Test(arguments: [("Rose", "Rose"), ("", "Untitled"), (" ", " ")])
    func `A picture without a title is shown as untitled`(title: String, shown: String) {
        let picture = FeedPicture(id: "r", title: title, photographer: "Ada", thumbnail: "https://example.com/rose")

        #expect(PictureRowViewModel(picture, isLiked: false).title == shown)
    }
}
