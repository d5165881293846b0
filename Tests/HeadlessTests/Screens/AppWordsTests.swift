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

    @Test(arguments: ["Delete", "Cancel"]) func `Each answer to that question has its own action`(answer: String) throws
    {
        var answers: [String] = []
        let device = Device(clock: VirtualClock())
        let question = Alert.deletePhoto {
            answers.append("Delete")
        } cancel: {
            answers.append("Cancel")
        }
        device.window.present(question)

        try device.tap(answer)

        #expect(answers == [answer])
    }

    @Test func `Only “Delete” shows after a swipe`() {
        let actions = [Row.Action.like, .unlike, .delete]

        #expect(actions.map(\.label) == ["Like", "Unlike", "Delete"])
        #expect(actions.map(\.isSwipeAction) == [false, false, true])
        #expect(actions.map(\.role) == [.default, .default, .destructive])
    }

    @Test func `Each link belongs to a tab`() {
        #expect(DeepLink.photo(12).tab == .photos)
        #expect(DeepLink.category("Flowers").tab == .dashboard)
        #expect(DeepLink.users.tab == .users)
        #expect(DeepLink.favorites.tab == .favorites)
    }

    @Test func `Each landing screen is in the tab of its name`() {
        let tabs = AppOptions.Landing.allCases.map(\.tab)

        #expect(tabs == [.dashboard, .users, .photos])
    }

    @Test func `The tabs are numbered from the left, and titled`() {
        let tabs = AppTab.allCases

        #expect(tabs.map(\.index) == [0, 1, 2, 3])
        #expect(tabs.map { Tab($0, NavigationStack()).title } == ["Dashboard", "Photos", "Users", "Favorites"])
    }
}
