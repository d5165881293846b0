import Headless
import Scenarios
import Shared
import TestSupport
import Testing

@testable import Monkey

struct RandomUserTests {
    private let device = Device(clock: VirtualClock())
    private let account: Texts.Account = ("ada@example.com", "lovelace")

    // MARK: Choices

    @Test func `The user’s choices are the elements of the screen, and what device and world allow, each weighted`() {
        let list = Section("List", buttons: [Button("Add")]), only = Section("Photos", showsTitle: false)
        let save = Button("Save")
        save.isEnabled = false
        list.rows = [Row(id: "1", title: "One", actions: [.init("Like")])]
        only.rows = [Row(id: "1", title: "One")]
        let root = show([
            .field(Field("Title")), .section(list), .section(only), .button(Button("Secret", isHidden: true)),
            .button(save), .button(Button("Retry")), .button(Button("Log out")),
        ])
        root.screen.onRefresh = {}
        device.window.setTabs([Tab(title: "One", stack: NavigationStack(root: root))])

        choices().expect([
            "field Title: right to left 0.3: type \"Title\" \"\u{202E}abc\"",
            #"button List: Add 1.0: in "List" tap "Add""#, #"row List 1.0: in "List" tap row 1"#,
            #"action List: Like 1.0: in "List" tap row 1 "Like""#, #"row list 1.0: in "Photos" tap row 1"#,
            #"disabled button Save 1.0: tap "Save""#, #"button Retry 20.0: tap "Retry""#,
            #"button Log out 0.02: tap "Log out""#, #"form Save 5.0: type "Title" "A title of my own", tap "Save""#,
            #"tab One 0.3: tab "One""#, "other back 0.3: back", "other scroll end 1.0: scroll end",
            "other refresh 0.5: refresh", #"other what is not there 0.01: tap "Nowhere""#, "other wait 3 0.3: wait 3",
            "other relaunch 0.01: relaunch", #"other open 0.3: open "photos/101""#,
            "other network offline 0.2: network offline",
        ])
    }

    @Test(arguments: PasswordPolicy.allCases)
    func `The user’s texts include right ones, which every rule accepts`(policy: PasswordPolicy) throws {
        let new = Texts.newAccount(3)
        let text = { Texts.right(for: $0, of: new) }

        let form = SignupForm(
            firstName: text(.name),
            lastName: text(.name),
            email: text(.email),
            password: text(.newPassword),
            phone: text(.phone)
        )

        _ = try form.validated(policy: policy)
        #expect(WebAddress(text(.webAddress)) != nil)
        #expect(!Texts.links.contains(nil))
    }

    // MARK: Steps

    @Test func `The user takes these steps for seed 7 on every machine, a step after “+” in the same turn`() {
        let list = Section("List")
        list.rows = (1...2).map { Row(id: "\($0)", title: "Row", actions: [.init("Like")]) }
        show([
            .field(Field("Email", .email)), .field(Field("Password", .password)), .button(Button("Log in")),
            .section(list),
        ])
        var user = RandomUser(seed: 7), steps: [String] = []
        _ = user.begin()

        for number in 1...40 {
            if number == 35 { device.window.present(Alert(title: "Sure?", buttons: [.init("Yes")])) }
            steps.append(user.step(on: device).source)
            while let next = user.stepAtOnce(on: device) { steps.append(next.source) }
        }

        steps.expect([
            #"type "Email" "ibrar@elgrocer.com""#, #"type "Password" "ibrar1234""#, #"tap "Log in""#,
            #"in "List" tap row 1"#, #"type "Email" "anas@elgrocer.com""#, #"type "Password" "ibrar1234""#,
            #"type "Email" "ibrar@elgrocer.com""#, #"type "Password" "ibrar1234""#, #"tap "Log in""#, #"tap "Log in""#,
            "scroll end", #"type "Email" "ali@elgrocer.com""#, #"+ type "Email" "ali@elgrocer.com""#, "+ scroll end",
            "+ scroll end", "+ scroll end", "+ scroll end", #"type "Password" "ibrar1234""#,
            #"type "Email" "anas@elgrocer.com""#, #"type "Password" "ibrar1234""#, #"tap "Log in""#,
            #"type "Email" "ibrar@elgrocer.com""#, #"type "Password" "ibrar1234""#, #"tap "Log in""#, #"tap "Log in""#,
            #"tap "Log in""#, #"type "Email" "ali@elgrocer.com""#, #"type "Password" "ibrar1234""#, "+ scroll end",
            "+ scroll end", "+ scroll end", "+ scroll end", #"tap "Log in""#, #"type "Email" "ibrar@elgrocer.com""#,
            #"type "Password" "ibrar1234""#, #"tap "Log in""#, #"in "List" tap row 1 "Like""#,
            #"type "Email" "ibrar@elgrocer.com""#, #"type "Password" "ibrar1234""#, #"tap "Log in""#,
            #"type "Email" "ibrar@elgrocer.com""#, #"type "Password" "ibrar1234""#, #"type "Password" "ibrar1234""#,
            #"type "Password" "ibrar1234""#, #"tap "Yes""#, #"tap "Yes""#, #"+ tap "Nowhere""#, #"tap "Yes""#,
            #"tap "Yes""#, #"tap "Yes""#,
        ])
    }

    @Test func `The user logs in with accounts that it has signed up for, until the next app`() {
        let email = Element.field(Field("Email", .email)), own = Texts.newAccount(4).email
        show([email, .field(Field("Password", .newPassword)), .button(Button("Sign up"))])
        var user = RandomUser(seed: 1)
        _ = user.begin()
        for _ in 1...60 { _ = user.step(on: device) }
        show([email, .field(Field("Password", .password)), .button(Button("Log in"))])

        let known = (1...200).map { _ in user.step(on: device) }
        _ = user.begin()
        let after = (1...200).map { _ in user.step(on: device) }

        #expect(known.contains(.type(label: "Email", text: own)))
        #expect(!after.contains(.type(label: "Email", text: own)))
    }

    @Test(
        arguments: [
            ([.tap(label: "Log out"), .refresh], true),
            ([.inSection("Rows", .tap(label: "Retry")), .tap(label: "Log out")], true),
            ([.tap(label: "Log out"), .tap(label: "Log out")], false), ([.scrollToEnd, .tap(label: "Delete")], true),
            ([.tapAction("Like", of: .number(1)), .open(.users)], true),
            ([.tapAction("Like", of: .number(1)), .tap(label: "Log out")], false), ([.refresh, .back], false),
        ] as [([Step], Bool)]
    )
    func `The user avoids turns that may end in several ways: to load and remove, or to open a link and like`(
        turn: [Step],
        isAvoided: Bool
    ) {
        #expect(turn.mayEndInSeveralWays == isAvoided)
    }

    @Test func `The user takes no turn that may end in several ways`() {
        show([.button(Button("Delete")), .button(Button("Retry"))])
        var user = RandomUser(seed: 1)

        for _ in 1...300 {
            var turn = [user.step(on: device)]
            while let next = user.stepAtOnce(on: device) { turn.append(next) }
            #expect(!turn.mayEndInSeveralWays)
        }
    }

    // MARK: Visits

    @Test func `The user counts screens, their unusual states, and what was never seen, with all feeds as one`() {
        let email = Field("Email", .email), own = Section("Own"), only = Section("Only", showsTitle: false)
        let screen = show([.field(email), .section(own), .section(only)], on: "Flowers").screen
        var visits = Visits()
        visits.add(device)

        screen.isBusy = true
        email.error = "Enter an email address."
        (own.isBusy, own.status) = (true, "No photos yet")
        (only.isBusy, only.status) = (true, "No more photos")
        device.window.show(notice: NoticeText.saved)
        for title in ["Delete photo?", "Really?"] { device.window.present(Alert(title: title)) }
        visits.add(device)

        let lines = visits.lines.map { "\($0.screen) \($0.kind) \($0.name) \($0.count)" }
        lines.expect([
            " state Account created 0", " state Check your details 0", " state Could not delete the photo. 0",
            " state Could not like the picture. 0", " state Could not load photo 0", " state Could not save 0",
            " state Could not save the picture. 0", " state Could not save the title. 0",
            " state Could not unlike the picture. 0", " state Log out failed 0", " state Login failed 0",
            " state No favorites yet 0", " state No users yet 0", " state Nothing here yet 0",
            " state Sign up failed 0", " state This photo no longer exists 0", "Add image screen  0",
            "Category feed screen  1", "Category feed state Own busy 1", "Category feed state Own “No photos yet” 1",
            "Category feed state alert “Delete photo?” 1", "Category feed state an alert waits behind another 1",
            "Category feed state busy 2", "Category feed state error “Enter an email address.” 1",
            "Category feed state notice “Saved” 1", "Category feed state “No more photos” 1", "Dashboard screen  0",
            "Favorites screen  0", "Log in screen  0", "Photo screen  0", "Photos screen  0", "Sign up screen  0",
            "Users screen  0",
        ])
    }

    @discardableResult
    private func show(_ elements: [Element], on title: String = "Users") -> Shown {
        let shown = Shown(Screen(title, elements))
        device.window.setRoot(NavigationStack(root: shown))
        return shown
    }

    /// Returns the choices as text.
    private func choices() -> [String] {
        var (choices, random) = (Choices(on: device, isOffline: false), SeededGenerator(seed: 1))
        return choices.all([account], &random).map { choice in
            let steps = choice.steps.map(\.source).joined(separator: ", ")
            return "\(choice.place.kind.rawValue) \(choice.place.name) \(choice.weight): \(steps)"
        }
    }
}
