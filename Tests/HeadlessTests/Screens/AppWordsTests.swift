import Headless
import Screens
import Shared
import Testing

struct AppWordsTests {
    @Test(arguments: ["Delete", "Cancel"])
    func `The question before a photo is deleted has a destructive button and one to cancel`(answer: String) throws {
        var answers: [String] = []
        let device = Device(clock: VirtualClock())
        let question = Alert.deletePhoto {
            answers.append("Delete")
        } cancel: {
            answers.append("Cancel")
        }
        device.window.present(question)

        try device.tap(answer)

        #expect(question.title == "Delete photo?")
        #expect(question.buttons.map { "\($0.label), \($0.role)" } == ["Delete, destructive", "Cancel, cancel"])
        #expect(answers == [answer])
    }

    @Test func `Only “Delete” shows after a swipe`() {
        let actions = [Row.Action.like, .unlike, .delete]

        #expect(actions.map(\.label) == ["Like", "Unlike", "Delete"])
        #expect(actions.map(\.isSwipeAction) == [false, false, true])
        #expect(actions.map(\.role) == [.default, .default, .destructive])
    }

    @Test func `The tabs are numbered from the left, and each link and each landing screen belongs to one`() {
        let tabs = AppTab.allCases
        let links = [DeepLink.photo(12), .category("Flowers"), .users, .favorites]

        #expect(tabs.map(\.index) == [0, 1, 2, 3])
        #expect(tabs.map { Tab($0, NavigationStack()).title } == ["Dashboard", "Photos", "Users", "Favorites"])
        #expect(links.map(\.tab) == [.photos, .dashboard, .users, .favorites])
        #expect(AppOptions.Landing.allCases.map(\.tab) == [.dashboard, .users, .photos])
    }
}
