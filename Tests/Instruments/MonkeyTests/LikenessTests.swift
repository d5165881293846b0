import Headless
import Shared
import TestSupport
import Testing

@testable import Monkey

/// A change of a device, in words.
private nonisolated struct Change: CustomTestStringConvertible {
    let testDescription: String
    let perform: @MainActor @Sendable (Sample) -> Void

    init(_ name: String, _ perform: @escaping @MainActor @Sendable (Sample) -> Void) {
        (testDescription, self.perform) = (name, perform)
    }
}

/// A device with one of each element on it.
private struct Sample {
    let device = Device(clock: VirtualClock())
    let field = Field("Email", .email), button = Button("Load"), image = ImageView("Picture")
    let add = Button("Add"), section: Section
    let screen: Screen

    init(_ title: String = "Photos", kind: InputKind = .email, layout: SectionLayout = .list, extra: [Element] = []) {
        section = Section("List", layout: layout, buttons: [add])
        let field = kind == .email ? field : Field("Email", kind)
        screen = Screen(title, [.field(field), .button(button), .image(image), .section(section)] + extra)
        show(on: NavigationStack(root: Shown(screen)))
        device.window.present(Alert(title: "First?", message: "Why", buttons: [Alert.Button("Yes")]))
        device.window.present(Alert(title: "Second?"))
    }

    /// Shows `stack` in the first of two tabs.
    private func show(on stack: NavigationStack) {
        let other = NavigationStack(root: Shown(Screen("Users", [])))
        device.window.setTabs([Tab(title: "One", stack: stack), Tab(title: "Two", stack: other)])
    }
}

struct LikenessTests {
    @Test func `Two devices look alike if they show the same, or neither shows a screen`() {
        let (one, other) = (Sample().device, Sample().device)
        let (none, neither) = (Device(clock: VirtualClock()), Device(clock: VirtualClock()))

        let pairs = [(one, other), (none, neither), (none, one), (one, none)]
        pairs.map { $0.looksLike($1) }.expect([true, true, false, false])
        #expect(one.details == other.details)
    }

    @Test(arguments: [
        Change("title of the screen") { $0.screen.title = "Users" },
        Change("busy screen") { $0.screen.isBusy = true },
        Change("refresh") { $0.screen.onRefresh = {} },
        Change("text of a field") { $0.field.value = "a" },
        Change("hint") { $0.field.hint = "Hint" },
        Change("error") { $0.field.error = "Error" },
        Change("disabled button") { $0.button.isEnabled = false },
        Change("hidden button") { $0.button.isHidden = true },
        Change("address of a picture") { $0.image.address = "https://example.com/1" },
        Change("title of a section") { $0.section.title = "Rows" },
        Change("busy section") { $0.section.isBusy = true },
        Change("status") { $0.section.status = "No rows" },
        Change("position") { $0.section.position = 1 },
        Change("row") { $0.section.rows = [Row(id: "1", title: "Row")] },
        Change("disabled button of a section") { $0.add.isEnabled = false },
        Change("notice") { $0.device.window.show(notice: "Saved") },
        Change("sheet") { $0.device.window.present(Shown($0.screen)) },
        Change("selected tab") {
            let (one, two) = (NavigationStack(root: Shown($0.screen)), NavigationStack(root: Shown($0.screen)))
            let alerts = $0.device.window.alerts
            $0.device.window.setTabs([Tab(title: "One", stack: one), Tab(title: "Two", stack: two)], selected: 1)
            for alert in alerts { $0.device.window.present(alert) }
        },
        Change("title of a tab") {
            let (one, two) = (NavigationStack(root: Shown($0.screen)), NavigationStack(root: Shown($0.screen)))
            let alerts = $0.device.window.alerts
            $0.device.window.setTabs([Tab(title: "One", stack: one), Tab(title: "2", stack: two)])
            for alert in alerts { $0.device.window.present(alert) }
        },
        Change("alert that waits") { $0.device.window.present(Alert(title: "Third?")) },
        Change("no alert") { $0.device.window.dismissAlerts() },
    ])
    private func `Two devices look different if one thing differs`(change: Change) {
        let (one, other) = (Sample(), Sample())

        change.perform(one)

        #expect(!one.device.looksLike(other.device))
        #expect(!other.device.looksLike(one.device))
    }

    @Test func `Two devices look different if a field or section has another kind, or an element is added`() {
        let others = [
            Sample(kind: .text), Sample(layout: .grid), Sample(extra: [.button(Button("More"))]),
            Sample(kind: .email, layout: .list),
        ]

        let likenesses = others.map { Sample().device.looksLike($0.device) }

        likenesses.expect([false, false, false, true])
    }

    @Test(
        arguments: [
            { [.field(Field("One")), .field(Field("Two"))] },
            { [.button(Button("One")), .button(Button("Two"))] },
            { [.image(ImageView("One")), .image(ImageView("Two"))] },
            {
                [
                    .section(Section("One", buttons: [Button("Add")])),
                    .section(Section("One", buttons: [Button("Drop")])),
                ]
            },
            { [.button(Button("One")), .field(Field("One"))] },
        ] as [@MainActor @Sendable () -> [Element]]
    )
    func `Two devices look different if the labels of an element differ`(make: @MainActor @Sendable () -> [Element]) {
        let devices = (make() + make().prefix(1)).map { element in
            let device = Device(clock: VirtualClock())
            device.window.setRoot(NavigationStack(root: Shown(Screen("Screen", [element]))))
            return device
        }

        devices[1...].map(devices[0].looksLike).expect([false, true])
    }

    @Test(arguments: [
        ("Other?", "Why", ["Yes"]), ("Sure?", "", ["Yes"]), ("Sure?", "Why", ["Yes", "OK"]), ("Sure?", "Why", ["No"]),
    ])
    func `Two devices look different if an alert has other words`(title: String, message: String, buttons: [String]) {
        let alert = Alert(title: "Sure?", message: "Why", buttons: [.init("Yes")])
        let same = Alert(title: "Sure?", message: "Why", buttons: [.init("Yes", role: .destructive)])
        let other = Alert(title: title, message: message, buttons: buttons.map { .init($0) })

        [same, other].map(alert.looksLike).expect([true, false])
    }

    @Test func `Two devices have details of what their text leaves out`() {
        let row = Row(id: "7", title: "Row", thumbnail: "https://example.com/1")
        let sample = Sample(layout: .fullWidth)

        sample.section.rows = [row, Row(id: "8", title: "Next")]

        let more = Array(sample.device.details.dropFirst(ScreenText(sample.device).lines.count))
        more.expect([row, Row(id: "8", title: "Next")].map { "\($0)" } + ["! then “Second?”  [OK]"])
    }
}
