import Headless
import TestSupport
import Testing

@testable import Terminal

/// Enter, Esc, the keys of tabs and of help, and those that quit.
struct KeyTests {
    @Test(arguments: enterAndEscape + tabs + help + endings)
    func `A key does what its context says`(story: Story) async throws {
        try await story.play()
    }

    // MARK: Enter and Esc

    private nonisolated static let enterAndEscape = Story.all(
        """
        Enter taps a section's button
            dashboard: Tab×3 Enter => [Add image] | asks tap Add image
        Enter in a field goes on to the next
            form: Enter Enter => Email, Password
        Enter in the last field taps the first button after it
            field between buttons: Enter => Name | asks tap Save
        Enter in the last field, above a disabled button, says so
            form without Save: Tab Tab Enter => Password | says Nothing happens: the button “Save” is disabled.
        Enter at a disabled button says so
            form without Cancel: Shift-Tab Enter | says Nothing happens: the button “Cancel” is disabled.
        A lone Esc acts once 50 ms have passed
            second list: {j Esc} {49 ms} {1 ms} => Row 2, Row 2, Row 1 | asks show First
        The rest of a key may come within 50 ms of Esc, then within a second after each read
            list: {j Esc} {49 ms} [ {999 ms} 3 {999 ms} ~ => Row 2 | asks Delete R2
        A key that is not complete after a second is dropped
            list: {j Esc} [ {1000 ms} A => Row 2 | says This key does nothing here.
        Esc closes the screen
            second list: Esc => Row 1 | asks show First
        Esc in a field closes the screen
            form above a list: Esc => Row 1 | asks show First
        Esc at the first screen says that there is nothing to close
            tabs: Esc => Row 1 | says Nothing happens: this is the first screen.
        Esc taps the button of an alert with one
            alert with OK: {pause} Esc => Row 1 | asks answer OK | hides "Login failed"
        Esc leaves an alert without a cancel button
            alert without Cancel: {pause} Esc | says The alert “Keep it?” has to be answered first. | shows "Keep it?"
        Esc closes the menu
            second list: a Esc | hides "Like"
        Esc closes help above an alert
            alert above a sheet: {pause} F1 Esc => [Cancel] | hides "Shift-Tab"
        Esc closes the alert wherever the choice stands, then the sheet, then the screen
            alert above a sheet: {pause} ← Esc Esc Esc => [Delete], Name, Row 1, Row 1
            | asks answer Cancel, show Second, show First
        """,
        scenes: [
            "field between buttons": .screen {
                [.button(Button("Help")), .field(Field("Name")), .button(Button("Save"))]
            },
            "form without Save": disabled("Save"), "form without Cancel": disabled("Cancel"),
            "form above a list": Scene { $0.show($0.list("First"), $0.form()) },
            "alert with OK": Scene { $0.show($0.list()).alert("Login failed", $0.answer("OK", .cancel)) },
            "alert without Cancel": Scene { app in
                app.show(app.list("First"), app.list("Second"))
                app.alert("Keep it?", app.answer("Delete", .destructive), app.answer("Keep"))
            },
            "alert above a sheet": Scene { app in
                app.show(app.list("First"), app.list("Second"))
                app.present(app.form("Sheet")).ask()
            },
        ],
        steps: ["{j Esc}": "j\u{1B}"]
    )

    private nonisolated static func disabled(_ label: String) -> Scene {
        .screen { $0.form().with { $0.button(label).isEnabled = false } }
    }

    // MARK: Tabs and help

    private nonisolated static let tabs = Story.all(
        """
        → and ← at the tab bar choose a tab, at whose label the focus stays
            four tabs: Shift-Tab Shift-Tab ← → → ← => [1 One], [1 One], [2 Two], [3 Three], [2 Two]
            | asks show Two, show Three, show Two
        → at the last tab does nothing
            four tabs: Shift-Tab Shift-Tab →×4 => [4 Four] | asks show Two, show Three, show Four
            | says This key does nothing here.
        A digit chooses its tab
            four tabs: 2 4 1 | asks show Two, show Four, show One
        A digit chooses its tab above the first screen as well
            four tabs: {push} 3 | asks show Above, show Three
        A digit without a tab says so
            four tabs: 0 5 9 | says There is no such tab here. ×3
        A digit at the tab bar moves the focus to the content
            tabs: Shift-Tab 2 => Name | asks show Form
        Behind a sheet a digit says that the sheet is in the way
            sheet: Tab×3 2 | says The sheet “Sheet” has to be closed first.
        The digit of the current tab says so
            tabs: 1 | says Nothing happens: “List” is the current tab.
        Enter at the tab bar says which tab is the current one
            tabs: Shift-Tab Enter | says Nothing happens: “List” is the current tab.
        """,
        scenes: [
            "four tabs": Scene {
                $0.showTabs($0.dashboard("One"), $0.list("Two"), $0.list("Three"), $0.list("Four"))
            }
        ],
        steps: ["{push}": .app { $0.push($0.list("Above")) }]
    )

    private nonisolated static let help = Story.all(
        """
        ? opens help
            list: ? | shows "Tab, Shift-Tab" "PgUp, PgDn, Home, End"
        Help has a title in place of the screen's, and none of its buttons
            tabs: F1 | shows "⏎ Keys " | hides "⏎ List"
        Help has a title on a sheet
            sheet: F1 | shows "─ Keys ─" | hides "─ Sheet"
        F1 opens help in a field as well
            form: F1 | shows "Tab, Shift-Tab" "PgUp, PgDn, Home, End"
        Enter closes help
            list: F1 Enter => Row 1 | hides "Shift-Tab"
        ? closes help to the menu below it
            list: a ↓ F1 ? => Row 1 + Delete
        F1 closes help to find below it
            list: "/2" F1 F1 => Row 2 | says /2
        Esc closes help to the field below it
            form: Tab F1 Esc => Email | hides "Shift-Tab"
        Keys act on nothing below help
            tabs: ? 2 r f d Delete ↓ Tab | says anything | shows "PgUp, PgDn, Home, End"
        Help above an alert has the keys, so the tab in focus is marked as in front
            tabs: Shift-Tab {alert} {pause} F1 | says anything | shows ">[1 List]" | hides "Delete?"
        """
    )

    @Test(
        arguments: [
            ([], 0), ([.down, .down, .up], 1), (["j", "j", "k"], 1), ([.up], 0), (["k", .down], 1), ([.pageDown], 9),
            ([.pageDown, .down, .pageUp], 1), ([.pageUp], 0), ([.end, .home], 0), ([.end, .down, .up], nil),
            ([.end, .pageDown, .up], nil),
        ] as [([Step], Int?)]
    )
    func `Arrows, j and k scroll help by a line, PgUp and PgDn by what is in view, Home and End to the ends`(
        keys: [Step],
        scroll: Int?
    ) async {
        let stage = Stage(.list.on(40, 12))
        let lines = KeyGuide.lines(width: 40)

        await stage.press(["?"] + keys)

        let first = scroll ?? lines.count - 9 - 1
        stage.lines[1...9].expect(Array(lines[first..<first + 9]))
        #expect(stage.lines[0].contains("\(first + 9)/\(lines.count)") || stage.shows("lines \(first + 1)–"))
    }

    // MARK: Quitting

    private nonisolated static let endings = Story.all(
        """
        q quits on a sheet
            list on a sheet: q | ends quit
        q quits in a menu
            list: a q | ends quit
        q quits in help
            list: ? q | ends quit
        Ctrl-C ends the view in a field
            form: Ctrl-C | ends interrupted
        Ctrl-C ends the view below an alert that has just appeared
            alert: Ctrl-C | ends interrupted
        Ctrl-C ends the view before there is a screen
            no screen: Ctrl-C | ends interrupted
        """,
        scenes: [
            "list on a sheet": Scene { $0.show($0.list()).present($0.list("Sheet")) }, "no screen": Scene { _ in },
        ]
    )

    @Test func `After the end the terminal is restored, keys do nothing, and no app is drawn`() async throws {
        let stage = Stage(.list.on(120, 24, apps: 3))

        stage.surface.send(.input(Array("qr\u{3}".utf8)))
        let ending = try await stage.ending()
        let count = stage.surface.frames.count
        await stage.press(.ask, .resize(50, 20), .wait(.seconds(5)))

        #expect(ending == .quit)
        #expect(!stage.surface.isTaken)
        #expect(stage.surface.frames.count == count)
        #expect(stage.apps.allSatisfy { $0.log == [] && $0.device.onChange == nil })
    }
}
