import Headless
import Shared
import TestSupport
import Testing

@testable import Monkey

struct VisitsTests {
    private let device = Device(clock: VirtualClock())
    private var visits = Visits()

    @Test mutating func `Visits count a screen each time it comes into view, not at each step on it`() {
        for title in ["Users", "Users", "Photos", "Users", "Users"] {
            show(Screen(title, []))
            visits.add(device)
        }

        #expect(visits.screens == ["Users": 2, "Photos": 1])
    }

    @Test mutating func `Visits count a possible place only when it is visited`() {
        let back = Visits.Place(screen: "Users", kind: .other, name: "back")
        let refresh = Visits.Place(screen: "Users", kind: .other, name: "refresh")
        let unknown = Visits.Place(screen: "Photos", kind: .other, name: "back")

        visits.offer(back)
        visits.add(back)
        visits.add(back)
        visits.offer(back)
        visits.offer(refresh)

        #expect(visits.counts == [back: 2, refresh: 0])
        #expect(visits[unknown] == 0)
    }

    @Test mutating func `Visits count unusual states of a screen`() {
        let email = Field("Email", .email)
        let own = Section("Own"), only = Section("Photos", showsTitle: false)
        let screen = Screen("Photos", [.field(email), .field(Field("Name")), .section(own), .section(only)])
        show(screen)
        visits.add(device)
        #expect(visits.counts.isEmpty)

        screen.isBusy = true
        email.error = "Enter an email address."
        (own.isBusy, own.status) = (true, "No photos")
        (only.isBusy, only.status) = (true, "No more photos")
        device.window.show(notice: "Saved")
        device.window.present(Alert(title: "Sure?"))
        visits.add(device)
        device.window.present(Alert(title: "Really?"))
        visits.add(device)

        // “busy” is the state of the screen and of the section without a title.
        let states = [
            "busy": 4, "error “Enter an email address.”": 2, "Own busy": 2, "Own “No photos”": 2,
            "“No more photos”": 2, "notice “Saved”": 2, "alert “Sure?”": 2, "an alert waits behind another": 1,
        ]
        #expect(visits.counts.keys.allSatisfy { $0.screen == "Photos" && $0.kind == .state })
        #expect(Dictionary(uniqueKeysWithValues: visits.counts.map { ($0.name, $1) }) == states)
    }

    @Test mutating func `Visits name the screens and texts that never appeared, all feeds as one screen`() {
        let seen = [StatusText.noPhotos, NoticeText.saved, "Delete photo?"]
        let names = [device.screenName] + ["Log in", "Add image", "Flowers", "Home"].map(Visits.name)
        show(Screen("Photos", [.section(status(StatusText.noPhotos))]))
        device.window.show(notice: NoticeText.saved)
        device.window.present(Alert(title: "Delete photo?"))
        let (screens, texts) = (visits.unseenScreens, visits.unseenTexts)

        visits.add(device)

        let others = ["Add image", "Category feed", "Dashboard", "Favorites", "Log in", "Photo", "Sign up", "Users"]
        names.expect(["", "Log in", "Add image", "Category feed", "Category feed"])
        #expect(screens.contains("Photos"))
        #expect(visits.unseenScreens == others)
        texts.filter { !visits.unseenTexts.contains($0) }.sorted().expect(seen.sorted())
    }

    private func show(_ screen: Screen) {
        device.window.setRoot(NavigationStack(root: Shown(screen)))
    }

    private func status(_ text: String) -> Section {
        let section = Section("List")
        section.status = text
        return section
    }
}
