import Headless
import TestSupport
import Testing

@testable import Terminal

/// Two sections with the same buttons and rows: a key acts on the one that has the focus.
struct SectionTests {
    private static func stage() -> Stage {
        Stage { app in
            let titles = ["First", "Second"]
            let sections = titles.map { title in
                Section(title, buttons: [Button("Retry", identifier: "\(title).retry")])
            }
            app.show(StubScreen("Screen", sections.map { .section($0) }, of: app))
            for section in sections {
                let title = section.title
                section.buttons[0].onTap = { [weak app] in app?.note("Retry \(title)") }
                section.onSelect = { [weak app] id in app?.note("\(title) \(id)") }
                section.onAction = { [weak app] action, id in app?.note("\(action.label) \(title) \(id)") }
                section.rows = [StubApp.row(1), StubApp.row(2)]
            }
            app.forget()
        }
    }

    @Test func `Enter, f and the menu act on the button or the row of the section in which the focus is`() async {
        let stage = Self.stage()

        await stage.press(.backTab, .enter, .tab, .tab, .enter, .tab, .down, .enter, "f", "a", .down, .enter)

        stage.log.expect(["Retry First", "Retry Second", "Second R2", "Like Second R2", "Delete Second R2"])
    }
}
