import Headless
import Shared
import Testing

@testable import Terminal

/// Keys that move the focus.
struct MovementTests {
    @Test(arguments: stories)
    func `Tab, arrows and scrolling keys move the focus`(story: Story) async throws {
        try await story.play()
    }

    private nonisolated static let stories = Story.all(
        """
        Tab goes to each field and button, and around
            form: Tab×6 => Email, Password, [Save], [Cancel], Name, Email
        Shift-Tab that arrives with a key goes on from what that key has rendered
            form that hides Cancel: x+Shift-Tab => [Save] | asks edit Name
        Tab goes to each section, its buttons, the tab bar and the button beside the title
            dashboard tab: Tab×7 => C1, P1, [Add image], Q1, [1 Dashboard], [Log out], B1
        Shift-Tab goes the other way
            dashboard tab: Shift-Tab×7 => [Log out], [1 Dashboard], Q1, [Add image], P1, C1, B1
        Tab passes a section without rows
            dashboard: {no categories} Tab×5 => P1, [Add image], Q1, [Log out], B1
        Tab returns to the row of a list that had the focus last
            tabs: "/27" Enter Shift-Tab Tab => [1 List], Row 27
        Tab returns to the row of a grid that had the focus last
            dashboard: Tab Tab → ↓ Tab Shift-Tab => P4, [Add image], P4
        Tab returns to the first row of a shelf that is in view, and scrolls nothing
            dashboard: Tab → ↓ Tab Shift-Tab →×5 Tab Shift-Tab => C1, C2, C6, P1, C1, C2, C3, C4, C9, C10, P1, C9
        Tab goes from a list without a heading to its buttons below
            list without heading: Tab => [Retry]
        Tab goes from a list with a heading past its buttons
            list with heading: Tab => [1 Screen]
        Arrows, j and k move through a grid as it lies and stop at its edges, on a sheet as well
            dashboard on a sheet: Tab Tab → → ↓ ← ↑ ← ↓ k j => P2, P2, P4, P3, P1, P1, P3, P1, P3
        ← and → go to the button beside, and stop at the last
            form: Tab×3 ← → → ← => [Save], [Cancel], [Cancel], [Save]
        ↑ leads from the first row to the button beside the title and to the tab bar, ↓ back
            dashboard tab: ↑ ↑ ↓ ↓ => [Log out], [1 Dashboard], [Log out], B1
        ↓ out of a section goes to the nearest row below
            dashboard: Tab ↓ → → → ↓ => C8, P2
        → at the last column of a shelf scrolls on, up to the last row
            dashboard: Tab →×5 => C2, C3, C4, C9, C10 | shows "9–10 of 10 ←" | hides "C8" "← →"
        ← at the first column of a shelf scrolls back
            dashboard: Tab →×4 ← => C9, C4 | shows "1–8 of 10 →" "C8"
        → in the second line of a shelf goes to the last row if the next line is shorter
            dashboard: Tab ↓ →×4 => C6, C7, C8, C10
        In a narrow window two rows of a shelf stand side by side, and arrows follow
            dashboard on 40×24: Tab → → => C1, C2, C5
        When the position of banners moves, the focus is on the banner in view, which Enter opens
            dashboard: Tab Shift-Tab {position 1} {position 9} {position -1} {position 2} Enter
            => B2, B4, B1, B3, B3 | asks choose B3 | shows "3 of 4 ← →" | hides "B1" "B2" "B4"
        PgUp and PgDn move by what is in view
            short list: PgDn PgUp => Row 9, Row 1
        PgDn that reaches the last row is “scroll end”
            short list: PgDn×5 => Row 33, Row 40 | asks scroll end
        End that reaches the last row is “scroll end”, Home and PgUp are not
            short list: End Home End PgUp×5 => Row 40, Row 1, Row 40, Row 32, Row 24, Row 16, Row 8, Row 1
            | asks scroll end ×2
        ↓ that reaches the last row is “scroll end”
            short list: ↓×39 => Row 39, Row 40 | asks scroll end
        End, ↓ and PgDn at the last row are “scroll end” again
            short list: End End ↓ PgDn => Row 40 | asks scroll end ×4
        New rows below the last one are not “scroll end”, and the focus stays
            list that grows: End {1000 ms} => Row 40 | asks scroll end
        A last row that comes while the focus is on it is not “scroll end”
            list: {no rows} {row 7} => Row 7
        A resize that brings the last row into view is not “scroll end”
            list of 20: 80×40 | shows "Row 20"
        Tab and find that reach the last row are not “scroll end”
            list of 1: Tab "/R" Enter => Row 1
        End in a section that scrolls sideways is not “scroll end”
            shelf: End => C5
        At the last row the status below it is in view, and the position says which lines are
            short list: {status} End => Row 40 | asks scroll end
            | shows "lines 33–41 of 41 ↑" "⏎   No more photos⏎⏎"
        The focus scrolls the list with it, but not within the view
            short list: ↓×30 ↑ ↑ => Row 31, Row 30, Row 29 | shows "⏎   Row 31⏎⏎"
        The focus scrolls the lists of all columns with it
            three lists: ↓×30 => Row 31 + Row 31 + Row 31
        In a form PgUp and PgDn, and outside a field Home and End, go to the first and last place
            form: Tab Tab PgUp PgDn Home Shift-Tab End => Email, Password, Name, [Save], Name, [Cancel], [Save]
        End goes to the last row, above the buttons below it
            list without heading: End => Row 2 | says anything
        A field comes into view with its label and the line below it
            long form on 80×12: Tab×4 => Field 2, Field 3, Field 4, Field 5 | shows "Hint of Field 5"
        The first field comes into view with all above it
            long form on 80×12: Tab×5 Shift-Tab×5 => Field 6, Field 5, Field 4, Field 3, Field 2, Field 1
            | shows "Full image"
        """,
        scenes: [
            "form that hides Cancel": Scene { app in
                app.show(app.form())
                app.on("edit Name") { app.top.screen.setNeedsUpdate { app.top.button("Cancel").isHidden = true } }
            },
            "list without heading": list(showsTitle: false), "list with heading": list(showsTitle: true),
            "dashboard on a sheet": Scene { $0.show($0.list()).present($0.dashboard("Sheet")) },
            "list that grows": Scene { app in
                app.show(app.list())
                app.on("scroll end") { app.top.section().rows += (41...60).map { app.row($0) } }
            },
            "list of 20": .screen { $0.list(count: 20) }, "list of 1": .screen { $0.list(count: 1) },
            "shelf": .screen { app in
                let screen = StubScreen("Shelf", [.section(Section("Shelf", layout: .shelf))], of: app)
                screen.section().rows = (1...10).map { app.row("C\($0)") }
                screen.screen.onScrollToEnd = { [weak app] in app?.note("scroll end") }
                return screen
            },
            "three lists": Scene.list.on(120, 12, apps: 3),
            // Six fields, each with a hint below it, of which about three fit.
            "long form": .screen {
                let image = ImageView("Full image")
                image.address = "rose"
                let fields = (1...6).map { Field("Field \($0)") }
                for field in fields { field.hint = "Hint of \(field.label)" }
                return [.image(image)] + fields.map { .field($0) }
            },
        ],
        steps: [
            "{no categories}": .screen { $0.section("Categories").rows = [] }, "{no rows}": .rows { $0 = [] },
            "{row 7}": .app { $0.top.section().rows = [$0.row(7)] },
            "{status}": .screen { $0.section().status = "No more photos" },
            "{position 1}": position(1), "{position 2}": position(2), "{position 9}": position(9),
            "{position -1}": position(-1),
        ]
    )

    private nonisolated static func position(_ position: Int) -> Step {
        .screen { $0.section("Banners").position = position }
    }

    /// A list with a button, in a tab.
    private nonisolated static func list(showsTitle: Bool) -> Scene {
        Scene { app in
            let section = Section("List", showsTitle: showsTitle, buttons: [Button("Retry")])
            section.rows = [app.row(1), app.row(2)]
            app.showTabs(StubScreen("Screen", [.section(section)], of: app))
        }
    }

    @Test func `A section that scrolls sideways keeps its height`() async {
        let stage = Stage(.dashboard)
        let products = { stage.lines.firstIndex { $0.contains("Products") } }
        let before = products()

        await stage.press(.tab, .right, .right, .right, .right)

        #expect(stage.focus == "C9")
        #expect(before != nil)
        #expect(products() == before)
    }

    @Test(arguments: 10...24)
    func `PgUp and PgDn never pass over a line that was not in view`(rows: Int) {
        let app = StubApp()
        app.show(app.dashboard())
        let shown = Shown(app.device)
        var state = PageState(shown)
        let lines = PageLayout(shown, state, Size(columns: 80, rows: rows)).body

        for index in lines.indices {
            guard let place = lines[index].place else { continue }
            state.focus = place
            let layout = PageLayout(shown, state, Size(columns: 80, rows: rows))
            let movement = Movement(layout: layout)
            let targets = [Key.pageUp, .pageDown].map { layout.lineIndex(of: movement.target(of: $0)?.place) ?? index }
            #expect(targets.allSatisfy { abs($0 - index) <= max(1, layout.bodyHeight - 1) })
        }
    }
}
