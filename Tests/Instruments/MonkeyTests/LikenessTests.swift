import Headless
import Shared
import TestSupport
import Testing

@testable import Monkey

/// A device with one of each element on it, and two alerts.
private struct Sample {
    let device = Device(clock: VirtualClock())
    let field: Field, button = Button("Load"), image = ImageView("Picture"), add = Button("Add")
    let section: Section
    let screen: Screen

    init(kind: InputKind = .password, layout: SectionLayout = .shelf, tab: String = "Two", selected: Int = 0) {
        field = Field("Password", kind)
        section = Section("List", layout: layout, buttons: [add])
        screen = Screen("Photos", [.field(field), .button(button), .image(image), .section(section)])
        let tabs = ["One", tab].map { Tab(title: $0, stack: NavigationStack(root: Shown(screen))) }
        device.window.setTabs(tabs, selected: selected)
        show("First?")
    }

    func show(_ title: String, message: String = "Why", button: String = "Yes") {
        device.window.dismissAlerts()
        device.window.present(Alert(title: title, message: message, buttons: [Alert.Button(button)]))
        device.window.present(Alert(title: "Second?"))
    }
}

struct LikenessTests {
    @Test func `Two devices look alike if they show the same, or neither shows a screen`() {
        let (one, other) = (Sample().device, Sample().device)
        let (none, neither) = (Device(clock: VirtualClock()), Device(clock: VirtualClock()))

        let pairs = [(one, other), (none, neither), (none, one), (one, none)]

        pairs.map { $0.looksLike($1) }.expect([true, true, false, false])
    }

    @Test(
        arguments: [
            { $0.screen.title = "Users" }, { $0.screen.isBusy = true }, { $0.screen.onRefresh = {} },
            { $0.field.value = "a" }, { $0.field.hint = "Hint" }, { $0.field.error = "Error" },
            { $0.button.isEnabled = false }, { $0.button.isHidden = true },
            { $0.image.address = "https://example.com/1" }, { $0.section.title = "Rows" },
            { $0.section.isBusy = true }, { $0.section.status = "No rows" }, { $0.section.position = 1 },
            { $0.section.rows = [Row(id: "1", title: "Row")] }, { $0.add.isEnabled = false },
            { $0.device.window.show(notice: "Saved") }, { $0.device.window.present(Shown($0.screen)) },
            { $0.device.window.present(Alert(title: "Third?")) }, { $0.device.window.dismissAlerts() },
            { $0.show("?") }, { $0.show("First?", message: "") }, { $0.show("First?", button: "No") },
            { $0 = Sample(kind: .text) }, { $0 = Sample(layout: .grid) }, { $0 = Sample(tab: "2") },
            { $0 = Sample(selected: 1) },
        ] as [@MainActor @Sendable (inout Sample) -> Void]
    )
    private func `Two devices look different if one thing differs`(
        change: @MainActor @Sendable (inout Sample) -> Void
    ) {
        var one = Sample()
        let other = Sample()

        change(&one)

        #expect(!one.device.looksLike(other.device))
        #expect(!other.device.looksLike(one.device))
    }

    @Test func `Two devices have details of what their text leaves out`() {
        let rows = ["7", "8"].map { Row(id: ExactText($0), title: "Row", thumbnail: "https://example.com/1") }
        let sample = Sample(layout: .fullWidth)

        sample.section.rows = rows

        let more = sample.device.details.dropFirst(ScreenText(sample.device).lines.count)
        more.expect(rows.map { "\($0)" } + ["! then “Second?”  [OK]"])
    }
}
