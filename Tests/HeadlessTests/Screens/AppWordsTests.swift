import Headless
import Screens
import Shared
import TestSupport
import Testing

struct AppWordsTests {
    @Test(arguments: ["Delete", "Cancel"])
    func `The question before a photo is deleted has a destructive button and one to cancel`(answer: String) throws {
        var answers: [String] = []
        let device = Device(clock: VirtualClock())
        let question = Alert(.deletePhoto) {
            answers.append("Delete")
        } cancel: {
            answers.append("Cancel")
        }
        device.window.present(question)

        try device.tap(answer)

        #expect(question.title == "Delete photo?")
        question.buttons.map { "\($0.label), \($0.role)" }.expect(["Delete, destructive", "Cancel, cancel"])
        answers.expect([answer])
    }

    @Test func `The tabs are numbered from the left, and each link and each landing screen belongs to one`() {
        let tabs = AppTab.allCases
        let links = [DeepLink.photo(12), .category("Flowers"), .users, .favorites]

        tabs.map(\.index).expect([0, 1, 2, 3])
        tabs.map { Tab($0, NavigationStack()).title }.expect(["Dashboard", "Photos", "Users", "Favorites"])
        links.map(\.tab).expect([.photos, .dashboard, .users, .favorites])
        AppOptions.Landing.allCases.map(\.tab).expect([.dashboard, .users, .photos])
    }
}
