import Headless
import Shared
import TestSupport
import TestTools
import Testing

@testable import Terminal

/// An alert above a screen.
struct AlertKeyTests {
    @Test(arguments: stories)
    func `An alert takes the keys until it is answered`(story: Story) async throws {
        try await story.play()
    }

    private nonisolated static let stories = Story.all(
        """
        ←, ↑ and Shift-Tab go back from “Cancel” through the buttons, and around
            three buttons: {pause} ← ↑ Shift-Tab ← => [Cancel], [B], [A], [Cancel], [B]
        →, ↓ and Tab go on through the buttons, and around
            three buttons: {pause} → ↓ Tab → => [A], [B], [Cancel], [A]
        Other keys act on nothing, and a message says that the alert is in the way
            alert: {pause} r f a d 1 2 / Delete Backspace {paste} q => [Cancel]
            | says The alert “Sure?” has to be answered first. ×11
        An alert closes the menu
            list: a {alert} {pause} Enter => [Cancel], Row 1 | asks answer Cancel | hides "Like"
        An alert closes help, and find below it
            list: / 2 F1 {alert} {pause} Enter => [Cancel], Row 2 | asks answer Cancel | hides "/2" "Tab, Shift-Tab"
        The button of an alert keeps the focus when the screen behind it changes
            alert: {pause} {push} => [Cancel] | asks show Form
        An alert and its choice survive a smaller terminal
            alert: {pause} ← 40×12 => [Delete] | shows "Sure?"
        Enter answers an alert after 300 ms, whichever keys and alerts come meanwhile
            list: {9000 ms} {alert} {150 ms} Enter {149 ms} Enter {alert} {1 ms} Enter | asks answer Cancel
        No other key acts or is answered before
            alert: Esc ← Tab q 2 d => [Cancel]
        Keys that were typed ahead do not answer the alert that they cause
            list that asks: d+Enter+Enter => [Cancel] | asks Delete R1
        The alert after an answered one ignores keys as well, even if they are alike
            two alerts: {pause} ← Enter Enter => [Cancel], [Cancel] | asks answer Delete
        An alert that replaces another without an answer ignores keys, even if they are alike
            alert: {pause} ← {another} Enter => [Cancel]
        A field behind an alert keeps its mark
            form: a b {alert} | asks anything | shows "- ab"
        A tab behind an alert keeps its mark
            tabs: Shift-Tab {alert} | shows "-[1 List]"
        A button behind an alert keeps its mark
            form: Shift-Tab {alert} | shows "- [Cancel]"
        """,
        scenes: [
            "three buttons": Scene { app in
                app.show(app.list())
                app.alert("Which?", app.answer("A"), app.answer("B"), app.answer("Cancel", .cancel))
            },
            "list that asks": Scene { app in
                app.show(app.list())
                app.on("Delete R1") { app.ask() }
            },
            "two alerts": Scene { $0.show($0.list()).ask("Same").ask("Same") },
        ],
        steps: [
            "{paste}": .paste("\n\n"), "{push}": .app { $0.push($0.form()) },
            "{another}": .app { app in
                app.device.window.dismissAlerts()
                app.ask("Sure?")
            },
        ]
    )

    @Test(arguments: [(Duration.milliseconds(5_299), true), (.milliseconds(5_300), false), (.seconds(1), false)])
    func `An alert is new for 300 ms, and not if the clock was set back`(moment: Duration, isNew: Bool) {
        let app = StubApp()
        app.show(app.list()).ask()
        let (shown, state) = (Shown(app.device), PageState(alertTime: .seconds(5)))
        let layout = PageLayout(shown, state, Size(columns: 80, rows: 24))
        let responder = KeyResponder(shown: shown, state: state, moment: moment) { layout }

        let response = responder.response(to: .enter)

        #expect((response.action == nil) == isNew)
    }

    @Test func `The cursor stands hidden at the choice`() async {
        let stage = Stage(.form)

        await stage.press(.ask)

        let choice = stage.lines.firstIndex { $0.contains("> [Cancel]") }
        #expect(!stage.hasCursor)
        #expect(stage.cursor.row == choice)
    }

    @Test(arguments: [(36, 10), (40, 12), (80, 24)])
    func `An alert is whole, and covers no part of the marked row that it is about`(columns: Int, rows: Int) async {
        let stage = Stage(columns: columns, rows: rows) { app in
            app.show(app.list(count: rows))
            for number in 1...rows { app.on("Delete R\(number)") { app.ask() } }
        }

        var covered: [Int] = []
        for number in 1...rows {
            await stage.press("d", .pause)
            let isShown = stage.lines.contains(" - Row \(number)") && stage.shows("└")
            if !isShown || stage.marked != ["[Cancel]"] { covered.append(number) }
            await stage.press(.enter, .down)
        }

        #expect(covered.isEmpty)
    }
}
