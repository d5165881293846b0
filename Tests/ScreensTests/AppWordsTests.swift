import Headless
import Screens
import Shared
import Testing

struct AppWordsTests {
    @Test func `The question before a photo is deleted has a destructive button and one to cancel`() {
        let alert = Alert.deletePhoto {}

        #expect(alert.title == "Delete photo?")
        #expect(alert.buttons.map(\.label) == ["Delete", "Cancel"])
        #expect(alert.buttons.map(\.role) == [.destructive, .cancel])
    }

    @Test func `Only “Delete” shows after a swipe`() {
        let actions = [Row.Action.like, .unlike, .delete]

        #expect(actions.map(\.label) == ["Like", "Unlike", "Delete"])
        #expect(actions.map(\.isSwipeAction) == [false, false, true])
    }

    @Test func `Each link belongs to a tab`() {
        #expect(DeepLink.photo(12).tab == .photos)
        #expect(DeepLink.category("Flowers").tab == .dashboard)
        #expect(DeepLink.users.tab == .users)
        #expect(DeepLink.favorites.tab == .favorites)
    }
}
