import Headless
import Scenarios
import Shared
import TestSupport
import Testing

@testable import Monkey

struct ChoicesTests {
    private let device = Device(clock: VirtualClock())
    private let account: Texts.Account = ("ada@example.com", "lovelace")

    @Test func `Choices include the buttons that are not hidden`() {
        let (load, save) = (Button("Load"), Button("Save"))
        save.isEnabled = false
        show([.button(load), .button(save), .button(Button("Secret", isHidden: true)), .button(Button("Log out"))])

        choices(.button, .disabledButton).expect([
            #"button Load 1.0: tap "Load""#, #"disabled button Save 1.0: tap "Save""#,
            #"button Log out 0.02: tap "Log out""#,
        ])
    }

    @Test(arguments: [(false, "20.0"), (true, "1.0")])
    func `Choices prefer Retry while it can succeed`(isOffline: Bool, weight: String) {
        show([.button(Button("Retry"))])

        choices(.button, isOffline: isOffline).expect([#"button Retry \#(weight): tap "Retry""#])
    }

    @Test func `Choices include the buttons of each section, and one row with its actions`() {
        let list = Section("List", buttons: [Button("Add")])
        let only = Section("Photos", showsTitle: false, buttons: [Button("More")])
        list.rows = [Row(id: "1", title: "One", actions: [.init("Like"), .init("Delete")])]
        only.rows = [Row(id: "1", title: "One")]
        show([.section(list), .section(only), .section(Section("Empty"))])

        choices(.button, .row, .action).expect([
            #"button List: Add 1.0: in "List" tap "Add""#, #"row List 1.0: in "List" tap row 1"#,
            #"action List: Like 1.0: in "List" tap row 1 "Like""#,
            #"action List: Delete 1.0: in "List" tap row 1 "Delete""#,
            #"button More 1.0: in "Photos" tap "More""#, #"row list 1.0: in "Photos" tap row 1"#,
        ])
    }

    @Test func `Choices include every row of a section at random`() {
        let list = Section("List")
        list.rows = (1...3).map { Row(id: "\($0)", title: "Row") }
        show([.section(list)])

        let rows = Set((1...40).flatMap { choices(.row, seed: $0) })

        #expect(rows == Set((1...3).map { "row List 1.0: in \"List\" tap row \($0)" }))
    }

    @Test func `Choices include valid and invalid texts for a field`() {
        show([.field(Field("Name", .name))])

        let texts = Set((1...200).flatMap { choices(.field, seed: $0) })

        let expected = Texts.any(for: .name).map { name, text in
            "field Name: \(name) 0.3: \(Step.type(label: "Name", text: text).source)"
        }
        #expect(texts == Set(expected))
    }

    // MARK: Forms

    /// The elements of a screen, and the choices of its form.
    private nonisolated struct Form: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let choices: [String]
        let elements: @MainActor @Sendable () -> [Element]

        init(_ name: String, _ choices: String..., elements: @escaping @MainActor @Sendable () -> [Element]) {
            (testDescription, self.choices, self.elements) = (name, choices, elements)
        }
    }

    @Test(arguments: [
        Form("fields above buttons", #"form Save 5.0: type "Title" "A title of my own", type "Name" "Ada", tap "Save""#)
        {
            [
                .field(Field("Title")), .field(Field("Name", .name)), .button(Button("Secret", isHidden: true)),
                .button(Button("Save")), .button(Button("Cancel")),
            ]
        },
        Form(
            "a password",
            #"form Log in 100.0: type "Email" "ada@example.com", type "Password" "lovelace", tap "Log in""#
        ) {
            [.field(Field("Email", .email)), .field(Field("Password", .password)), .button(Button("Log in"))]
        },
        Form("no field") { [.button(Button("Save"))] }, Form("no button") { [.field(Field("Title"))] },
    ])
    private func `Choices include a form with its first visible button, and prefer one with a password`(form: Form) {
        show(form.elements())

        #expect(choices(.form) == form.choices)
        #expect(all().allSatisfy { $0.newAccount == nil })
    }

    @Test func `Choices include a signup, usually for a new account`() {
        show([.field(Field("Email", .email)), .field(Field("Password", .newPassword)), .button(Button("Sign up"))])
        let new = Texts.newAccount(1)

        let forms = (1...100).map { all(seed: $0).filter { $0.place.kind == .form } }

        let steps = { (email: String) in
            [
                Step.type(label: "Email", text: email), .type(label: "Password", text: new.password),
                .tap(label: "Sign up"),
            ]
        }
        let fresh = forms.filter { $0[0].newAccount != nil }, taken = forms.filter { $0[0].newAccount == nil }
        #expect(forms.allSatisfy { $0.count == 1 && $0[0].weight == 100 })
        #expect(fresh.allSatisfy { $0[0].steps == steps(new.email) && $0[0].newAccount?.email == new.email })
        #expect(taken.allSatisfy { $0[0].steps == steps(account.email) })
        #expect(10..<30 ~= taken.count)
    }

    // MARK: The device and the world

    @Test func `Choices are mostly the buttons of an alert`() {
        let (one, two) = (NavigationStack(root: screen([.button(Button("Load"))])), NavigationStack())
        device.window.setTabs([Tab(title: "One", stack: one), Tab(title: "Two", stack: two)])
        device.window.present(Alert(title: "Sure?", buttons: [.init("Yes"), .ok]))

        #expect(
            choices(.button, .tab) + others() == [
                #"button Sure?: Yes 10.0: tap "Yes""#, #"button Sure?: OK 10.0: tap "OK""#,
                #"tab One 0.003: tab "One""#, #"tab Two 0.003: tab "Two""#,
                "other back 0.003: back", "other scroll end 0.01: scroll end", "other refresh 0.01: refresh",
                #"other what is not there 0.01: tap "Nowhere""#, "other relaunch 0.01: relaunch",
                "other network offline 0.2: network offline",
            ]
        )
    }

    @Test func `Choices include actions of the device and changes of time and network`() {
        let root = screen([])
        root.screen.onRefresh = {}
        device.window.setTabs([Tab(title: "One", stack: NavigationStack(root: root))])

        #expect(
            choices(.tab) + others() == [
                #"tab One 0.3: tab "One""#,
                "other back 0.3: back", "other scroll end 1.0: scroll end", "other refresh 0.5: refresh",
                #"other what is not there 0.01: tap "Nowhere""#, "other relaunch 0.01: relaunch",
                "other network offline 0.2: network offline",
            ]
        )
        #expect(others(isOffline: true).last == "other network sample 0.2: network sample")
    }

    @Test func `Choices prefer a network if there is none before the login`() {
        show([])

        let weights = [others(isOffline: true).last, others().last]
        weights.expect(["other network sample 10.0: network sample", "other network offline 0.2: network offline"])
    }

    @Test func `Choices include a random wait and link`() {
        show([])

        let all = Set((1...300).flatMap { choices(.other, seed: $0) })

        let waits = [
            ("0.100", "0.3"), ("1", "0.3"), ("2", "0.3"), ("3", "0.3"), ("4", "0.3"), ("31", "0.1"), ("90", "0.1"),
            ("3600", "0.1"), ("2678400", "0.15"),
        ]
        #expect(
            all.filter { $0.contains("wait") }
                == Set(waits.map { "other wait \($0 == "0.100" ? "0.1" : $0) \($1): wait \($0)" })
        )
        let links = Texts.links.compactMap { $0 }.map { "other open 0.3: \(Step.open($0).source)" }
        #expect(all.filter { $0.contains("open") } == Set(links))
    }

    // MARK: Offers

    @Test func `Offers are what the device does not refuse, on a few rows and one other tab`() {
        let list = Section("List", buttons: [Button("Add")])
        list.rows = (1...3).map { Row(id: "\($0)", title: "Row", actions: [.init("Like")]) }
        let root = screen([.field(Field("Name", .name)), .section(list), .button(Button("Log out"))])
        let stacks = [NavigationStack(root: root), NavigationStack(), NavigationStack()]
        device.window.setTabs(zip(["One", "Two", "Three"], stacks).map { Tab(title: $0, stack: $1) })
        let offers = {
            var choices = Choices(on: device, isOffline: false)
            return choices.offers().map(\.source)
        }

        let onScreen = offers()
        root.screen.onRefresh = {}
        root.screen.onScrollToEnd = {}
        let gestures = Set(offers()).subtracting(onScreen)
        device.window.present(Alert(title: "Sure?", buttons: [.init("Yes"), .ok]))

        onScreen.expect([
            #"in "List" tap "Add""#, #"in "List" tap row 1"#, #"in "List" tap row 1 "Like""#,
            #"in "List" tap row 2 "Like""#, #"tap "Log out""#, #"tab "Two""#, "back",
        ])
        #expect(gestures == ["refresh", "scroll end"])
        offers().expect([#"tap "Yes""#, #"tap "OK""#])
    }

    // MARK: Texts

    @Test func `Texts include links that the app knows, and accounts that differ`() {
        #expect(!Texts.links.contains(nil))
        #expect(Texts.newAccount(1) != Texts.newAccount(2))
        Texts.accounts.map(\.email).expect(["ibrar@elgrocer.com", "anas@elgrocer.com", "ali@elgrocer.com"])
    }

    @Test(arguments: PasswordPolicy.allCases)
    func `Texts include right ones, which every rule accepts`(policy: PasswordPolicy) throws {
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
        #expect(text(.password) == new.password)
        #expect(WebAddress(text(.webAddress)) != nil)
        #expect(!text(.text).isEmpty)
    }

    @Test(arguments: [InputKind.text, .name, .email, .password, .newPassword, .phone, .webAddress])
    func `Texts for a field are of each sort, each with a name of its own`(kind: InputKind) {
        let texts = Texts.any(for: kind)

        let names = texts.map(\.name)
        let (distinctNames, distinctTexts) = (Set(names), Set(texts.map(\.text)))
        #expect(names.starts(with: ["empty", "blank", "quotes", "right to left", "emoji", "long"]))
        #expect(texts.count > 6)
        #expect(distinctNames.count == texts.count)
        #expect(distinctTexts.count == texts.count)
    }

    private func screen(_ elements: [Element]) -> Shown {
        Shown(Screen("Users", elements))
    }

    private func show(_ elements: [Element]) {
        device.window.setRoot(NavigationStack(root: screen(elements)))
    }

    private func all(isOffline: Bool = false, seed: UInt64 = 1) -> [Choice] {
        var (choices, random) = (Choices(on: device, isOffline: isOffline), SeededGenerator(seed: seed))
        return choices.all([account], &random)
    }

    /// Returns the choices of some kinds, as text.
    private func choices(_ kinds: Visits.Place.Kind..., isOffline: Bool = false, seed: UInt64 = 1) -> [String] {
        all(isOffline: isOffline, seed: seed).filter { kinds.contains($0.place.kind) && $0.place.screen == "Users" }
            .map { choice in
                let steps = choice.steps.map(\.source).joined(separator: ", ")
                return "\(choice.place.kind.rawValue) \(choice.place.name) \(choice.weight): \(steps)"
            }
    }

    /// Returns the other choices, without the wait and the link, which change by chance.
    private func others(isOffline: Bool = false) -> [String] {
        choices(.other, isOffline: isOffline).filter { !$0.contains("wait") && !$0.contains("open") }
    }
}
