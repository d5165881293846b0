import Headless
import Shared
import Testing

/// Where the focus is when a screen appears, changes or is returned to.
struct FocusTests {
    @Test(arguments: newScreens + changingRows + refusedForms + returns)
    func `The focus is where the user goes on`(story: Story) async throws {
        try await story.play()
    }

    private nonisolated static let newScreens = Story.all(
        """
        While rows are loading nothing has the focus, and Enter taps nothing; then the first row gets it
            loading: Enter {row Q1} => nothing, Q1 | says anything
        A row that the user moved to keeps the focus
            list: ↓ ↑ {row above} => Row 1
        A row that the user liked keeps the focus
            list: f {row above} => Row 1 | asks Like R1
        A row whose menu the user opened keeps the focus
            list: a Esc {row above} => Row 1
        A row that the user opened keeps the focus and the keys
            list: Enter {row above} d => Row 1 | asks choose R1, Delete R1
        At the tab bar the focus stays while the rows of the chosen tab arrive
            empty tab: Shift-Tab → {row Q1} => [2 Two] | asks show Two
        In a form above a list the focus is in the first field
            list that opens a form: Enter => Name | asks choose R1, show Form
        On a sheet that a tab opens the focus is in the first field
            tab that opens a sheet: Shift-Tab → => Name | asks show Other, show Sheet
        On a screen without fields the focus is on the first row
            dashboard tab: => B1
        On a screen without fields and rows the focus is on the first button
            button above no rows: => [Log out]
        On a busy screen without sections the focus is on the first button
            busy button: => [Save]
        """,
        scenes: [
            "loading": .screen {
                let sections = ["Banners", "Pictures"].map { Section($0) }
                sections[0].isBusy = true
                return [.button(Button("Log out"))] + sections.map { .section($0) }
            },
            "empty tab": Scene { $0.showTabs($0.list("One"), $0.list("Two", count: 0)) },
            "list that opens a form": opening("choose R1") { $0.push($0.form()) },
            "tab that opens a sheet": Scene { app in
                app.showTabs(app.list(), app.list("Other"))
                app.on("show Other") { app.present(app.form("Sheet")) }
            },
            "button above no rows": .screen { [.button(Button("Log out")), .section(Section("Rows"))] },
            "busy button": .screen { app in
                StubScreen("Form", [.button(Button("Save"))], of: app).with { $0.screen.isBusy = true }
            },
        ],
        steps: ["{row above}": above, "{row Q1}": .app { $0.top.section().rows = [$0.row("Q1")] }]
    )

    private nonisolated static let above = Step.app { $0.top.section().rows.insert($0.row(0), at: 0) }

    /// A list on which `entry` is answered by `reply`.
    private nonisolated static func opening(_ entry: String, _ reply: @escaping @MainActor @Sendable (StubApp) -> Void)
        -> Scene
    {
        Scene { app in
            app.show(app.list())
            app.on(entry) { reply(app) }
        }
    }

    private nonisolated static let changingRows = Story.all(
        """
        The focus stays on its row if rows come above
            list: ↓ {row above} => Row 2
        The focus stays on its row if all are sorted
            list: ↓ {reverse} => Row 2
        The focus stays on a row that gets another title
            list: ↓ {new title} => New
        If its row goes, the focus goes to the next
            list: ↓ {no row 2} => Row 3
        If the last row goes, the focus goes to the one before
            list: End {no last row} => Row 39 | asks scroll end
        If all rows go, the focus goes to the first of those that come
            list: ↓ ↓ {no rows} {others} => Row 7
        If rows come above, then its row goes, the focus goes to the one in its place
            list: ↓ {row above} {row above} {no row 4} => Row 3
        A button that is hidden gives the focus away
            form: Shift-Tab {hide Cancel} => Name
        """,
        steps: [
            "{row above}": above, "{reverse}": .rows { $0.reverse() }, "{new title}": .rows { $0[1].title = "New" },
            "{no row 2}": .rows { $0.remove(at: 1) }, "{no row 4}": .rows { $0.remove(at: 3) },
            "{no last row}": .rows { $0.removeLast() }, "{no rows}": .rows { $0 = [] },
            "{others}": .app { $0.top.section().rows = [$0.row(7), $0.row(8)] },
            "{hide Cancel}": .screen { $0.button("Cancel").isHidden = true },
        ]
    )

    private nonisolated static let refusedForms = Story.all(
        """
        After a refusal the focus is in the first field with an error, with a sign beside it
            form that refuses: Tab Tab Enter => Email | asks tap Save | shows "! Enter a valid email address"
        After the alert is answered the focus is in the first field with an error
            form that alerts: Tab Tab Enter {pause} Enter => Email | asks tap Save
        The focus stays in the field whose error goes
            form that refuses: Tab Tab Enter a => Email | asks tap Save, edit Email | hides "valid email"
        Refused again, the focus goes to the first field with an error
            form that refuses: Tab Tab Enter Tab Tab Enter => Password, [Save], Email | asks tap Save ×2
        Another button than the form's does not move the focus
            form that refuses: Tab Tab Enter Tab Tab Tab Enter => [Cancel] | asks tap Save, tap Cancel
        Refused again after one error was corrected, the focus goes to the one that is left
            form that refuses: Tab Tab Enter a {no new errors} Tab Tab Enter => Password, [Save], Password
            | asks tap Save, edit Email, tap Save
        An error in other words leaves the focus where it is
            form that refuses: Tab Tab Enter Tab {other error} => Password | asks tap Save
        """,
        scenes: [
            "form that refuses": refusing { _ in }, "form that alerts": refusing { $0.alert("Check your details") },
        ],
        steps: [
            "{no new errors}": .app { $0.on("tap Save") {} },
            "{other error}": .screen { $0.field("Email").error = "This account exists" },
        ]
    )

    /// A form that refuses what “Email” and “Password” hold, and removes the error of a field that is edited.
    private nonisolated static func refusing(_ reply: @escaping @MainActor @Sendable (StubApp) -> Void) -> Scene {
        Scene { app in
            let form = app.form()
            app.show(form)
            app.on("tap Save") {
                form.field("Email").error = "Enter a valid email address"
                form.field("Password").error = "Use at least 15 characters"
                reply(app)
            }
            for label in ["Name", "Email", "Password"] { app.on("edit \(label)") { form.field(label).error = nil } }
        }
    }

    private nonisolated static let returns = Story.all(
        """
        Back from another tab, the focus is on the row of each
            three tabs: ↓ ↓ 2 ↓ 1 2 => Row 1, Row 2, Row 3, Row 2 | asks show Two, show One, show Two
        Back in a form, the caret is where it was
            form: a b c ← {sheet} Esc x => Name | asks anything | shows "> abxc"
        Back in a list, the focus is on the row that was opened, though another came above it
            list that opens a form: ↓ ↓ Enter {covered row above} Esc => Name, Name, Row 3 | asks anything
        Back in a list, the focus is on the row after the one that was deleted meanwhile
            list that opens a form: ↓ ↓ Enter {no covered row 3} Esc => Row 4 | asks anything
        In a new form the focus is in the first field, though a notice comes with it
            list: {filled form} => Name | asks show Form | says * Done
        A new screen with the title of an earlier one begins anew
            list that opens a list: Enter ↓ ↓ Esc Enter => Row 3, Row 1, Row 1
            | asks choose R1, show Above, show List, choose R1, show Above | shows "Above"
        After the screen above has succeeded, the focus goes to the first empty field
            form without email: Tab×3 Enter Enter => [Save], Row 1, Email | asks anything | says * Done
        After the screen above has succeeded, the focus goes to the last field if none is empty
            filled form: Tab×3 Enter Enter => Password | asks anything | says * Done
        The focus goes on to the next empty field if the app fills in the first below a notice
            form: {notice} {name} => Name, Email | says * Done
        """,
        scenes: [
            "three tabs": Scene { $0.showTabs($0.list("One"), $0.list("Two"), $0.form("Three")) },
            "list that opens a form": opening("choose R3") { $0.push($0.form()) },
            "list that opens a list": opening("choose R1") { $0.push($0.list("Above")) },
            "form without email": filledForm(email: ""), "filled form": filledForm(email: "sara@example.com"),
        ],
        steps: [
            "{sheet}": .app { $0.present($0.list("Sheet")) }, "{notice}": .notice("Done"),
            "{filled form}": .app { app in
                app.push(app.form().with { $0.field("Name").value = "Sara" })
                app.device.window.show(notice: "Done")
            },
            "{name}": .screen { $0.field("Name").value = "Sara" },
            "{covered row above}": .app { $0.first.section().rows.insert($0.row(0), at: 0) },
            "{no covered row 3}": .app { $0.first.section().rows.remove(at: 2) },
        ]
    )

    /// A form whose button opens a list; a row of that succeeds and returns.
    private nonisolated static func filledForm(email: String) -> Scene {
        Scene { app in
            let form = app.form()
            app.show(form)
            for (label, text) in [("Name", "Sara"), ("Email", email), ("Password", "secret")] {
                form.field(label).value = text
            }
            app.on("tap Save") { app.push(app.list("Next")) }
            app.on("choose R1") {
                form.navigationStack?.pop()
                app.device.window.show(notice: "Done")
            }
        }
    }

    @Test func `Back from a screen above, the list is scrolled as before`() async {
        let stage = Stage(Self.opening("choose R21") { $0.push($0.form()) }.on(80, 12))
        await stage.press(Step.each(of: "/21") + [.enter])
        let before = stage.text

        await stage.press(.enter, .tab, .escape)

        #expect(stage.focus == "Row 21")
        #expect(stage.text == before)
    }
}

extension StubApp {
    /// The first screen, which others may cover.
    fileprivate var first: StubScreen { device.window.viewControllers.first as? StubScreen ?? top }
}
