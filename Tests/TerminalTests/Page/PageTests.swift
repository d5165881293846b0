import Headless
import Shared
import Testing

@testable import Terminal

/// Whole pages, as they are painted.
struct PageTests {
    private let app = StubApp(VirtualClock())

    /// Returns the lines of the page without the last two and without trailing blanks.
    private func lines(
        columns: Int = 40,
        rows: Int = 14,
        spinner: String = "-",
        _ heading: PageLayout.Heading = .init(),
        _ change: (inout PageState) -> Void = { _ in }
    ) -> [String] {
        let snapshot = Snapshot(app.device)
        var state = PageState(snapshot)
        change(&state)
        let layout = PageLayout(snapshot, state, Size(columns: columns, rows: rows), heading, spinner: spinner)
        let page = PagePainter.page(of: snapshot, state, layout, spinner: spinner)
        return page.canvas.lines.dropLast(2).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
    }

    @Test func `A form: label and text of each field, then its error or its hint, then the buttons`() {
        let form = app.form()
        form.field("Name").hint = "Your name"
        form.field("Email").error = "Enter a valid email address, such as ana@example.com"
        form.field("Email").hint = "hidden by the error"
        form.button("Save").isEnabled = false
        app.show(form)

        #expect(
            lines() == [
                " Form",
                " Name", ">", "   Your name",
                " Email", "", "   ! Enter a valid email address, such", "     as ana@example.com",
                " Password", "", "  (Save)  [Cancel]", "",
            ]
        )
    }

    @Test
    func `The focused label is bold, its text reversed, others underlined, hints and disabled buttons dim, errors red`()
    {
        let form = app.form()
        form.field("Name").hint = "Your name"
        form.field("Email").error = "Wrong"
        form.button("Save").isEnabled = false
        app.show(form)
        let snapshot = Snapshot(app.device)
        let state = PageState(snapshot)
        let layout = PageLayout(snapshot, state, Size(columns: 80, rows: 24))

        let canvas = PagePainter.page(of: snapshot, state, layout, spinner: " ").canvas

        #expect(canvas[1, 1].style == Style(isBold: true))
        #expect(canvas[2, 0].style == Style(isBold: true))
        #expect((2...61).allSatisfy { canvas[2, $0].style == Style(isReversed: true) })
        #expect(canvas[5, 2].style == Style(isUnderlined: true))
        #expect(canvas[2, 62].style == .plain)
        #expect(canvas[3, 3].style == Style(isDim: true))
        #expect(canvas[4, 1].style == .plain)
        #expect(canvas[6, 3].style == Style(color: .red))
        #expect(canvas[9, 2].style == Style(isDim: true))
        #expect(canvas[9, 10].style == .plain)
    }

    @Test func `The focused row is reversed, but not behind an alert`() {
        app.show(app.list())
        let size = Size(columns: 80, rows: 24)
        let styles = {
            let snapshot = Snapshot(app.device)
            let state = PageState(snapshot)
            let page = PagePainter.page(of: snapshot, state, PageLayout(snapshot, state, size), spinner: " ")
            return [page.canvas[1, 3].style, page.canvas[2, 3].style]
        }

        let before = styles()
        app.ask()

        #expect(before == [Style(isReversed: true), .plain])
        #expect(styles() == [.plain, .plain])
    }

    @Test func `Buttons that do not fit in a line go on in the next`() {
        let buttons = ["First button", "Hidden", "Second button", "Third button"].map {
            Element.button(Button($0, isHidden: $0 == "Hidden"))
        }
        app.show(StubScreen("Buttons", buttons, of: app))

        #expect(lines().prefix(4) == [" Buttons", "> [First button]  [Second button]", "  [Third button]", ""])
    }

    @Test func `Buttons between other elements stand where they belong`() {
        app.show(
            StubScreen(
                "Form",
                [
                    .field(Field("A")), .button(Button("One")), .button(Button("Two")), .field(Field("B")),
                    .button(Button("Three")),
                ],
                of: app
            )
        )

        #expect(
            lines().prefix(8) == [" Form", " A", ">", "  [One]  [Two]", " B", "", "  [Three]", ""]
        )
    }

    @Test func `An image is a frame with its description and the address of what it would show`() {
        let image = ImageView("Rosa")
        app.show(StubScreen("Photo", [.image(image), .button(Button("Save"))], of: app))
        let before = lines()

        image.address = "rose"

        #expect(before.prefix(3) == [" Photo", "> [Save]", ""])
        #expect(
            lines().prefix(7) == [
                " Photo", " ┌──────────────────────────┐", " │ ▢ Rosa · Picture loading │",
                " │ rose                     │", " └──────────────────────────┘",
                "> [Save]", "",
            ]
        )
    }

    @Test
    func `The frame of an image is at least 28 columns wide; a long description is cut, a long address in the middle`()
    {
        let image = ImageView("R")
        image.address = "rose"
        app.show(StubScreen("Photo", [.image(image)], of: app))
        let short = lines()[2]

        let long = ImageView("A rose in the garden of the neighbors")
        long.address = "https://example.com/roses/in/the/garden.png"
        app.show(StubScreen("Photo", [.image(long)], of: app))

        #expect(short == " │ ▢ R · Picture loading    │")
        #expect(lines()[2] == " │ ▢ A rose in the garden of the nei… │")
        #expect(lines()[3] == " │ https://example.c…n/the/garden.png │")
    }

    @Test func `A section: title, what is in view, buttons, rows with all their signs, status`() {
        let section = Section("Offers", layout: .grid, buttons: [Button("Retry")])
        section.rows = [
            Row(id: "1", title: "Bread", icon: "cart", thumbnail: "bread", mark: "♥"),
            Row(id: "2", title: "Milk", subtitle: "1 l"), Row(id: "3", title: "Tea"),
        ]
        section.status = "No more"
        section.isBusy = true
        app.show(StubScreen("Shop", [.section(section)], of: app))

        #expect(
            lines(columns: 60).prefix(5) == [
                " Shop", " Offers - 1–3 of 3    [Retry]", " > ▢ ♥ Bread                     Milk · 1 l", "   Tea",
                "   No more",
            ]
        )
    }

    @Test func `The heart of a liked row is red, in the focus too`() {
        let section = Section("Shop", showsTitle: false)
        section.rows = [
            Row(id: "1", title: "Bread", thumbnail: "bread", mark: "♥"), Row(id: "2", title: "Milk", mark: "♥"),
            Row(id: "3", title: "Tea", mark: "♡"),
        ]
        app.show(StubScreen("Shop", [.section(section)], of: app))
        let snapshot = Snapshot(app.device)
        let state = PageState(snapshot)
        let layout = PageLayout(snapshot, state, Size(columns: 40, rows: 14))

        let canvas = PagePainter.page(of: snapshot, state, layout, spinner: " ").canvas

        #expect(canvas[1, 5] == Cell(text: "♥", style: Style(color: .red, isReversed: true)))
        #expect(canvas[2, 3] == Cell(text: "♥", style: Style(color: .red)))
        #expect(canvas[3, 3] == Cell(text: "♡", style: .plain))
    }

    @Test(arguments: [(99, 98), (100, 99), (101, 99), (160, 99)])
    func `A list is at most 100 columns wide`(columns: Int, end: Int) {
        let section = Section("Shop", showsTitle: false)
        section.rows = [Row(id: "1", title: ExactText(String(repeating: "a", count: 200)).text)]
        app.show(StubScreen("Shop", [.section(section)], of: app))

        #expect(lines(columns: columns)[1].columns == end)
    }

    @Test(arguments: [(10, false), (11, true)])
    func `A blank line stands between sections if there is room`(rows: Int, isSpaced: Bool) {
        let sections = ["One", "Two"].map { title in
            let section = Section(title)
            section.rows = [Row(id: "1", title: "a"), Row(id: "2", title: "b"), Row(id: "3", title: "c")]
            return section
        }
        app.show(StubScreen("Shop", sections.map { .section($0) }, of: app))

        let lines = lines(rows: rows + 1)

        #expect(lines[5] == (isSpaced ? "" : " Two   1–3 of 3"))
    }

    @Test func `A list with the title of its screen has no heading, and its buttons stand below the rows`() {
        let list = Section("List", showsTitle: false, buttons: [Button("Retry")])
        list.rows = [Row(id: "1", title: "One")]
        list.status = "Offline"
        list.isBusy = true
        app.show(StubScreen("List", [.section(list)], of: app))

        #expect(lines().prefix(5) == [" List -", " > One", "   Offline", "  [Retry]", ""])
    }

    @Test(
        arguments: [
            (60, ">[1 Dashboard] 2 Favorites MVP · offline"), (44, ">[1 Dashboard] 2 Favorites MVP · offline"),
            (43, ">[1 Dashboard] 2 Favorites MVP"),
        ]
    )
    func `The facts stand at the right of the first line, as many as fit`(columns: Int, line: String) {
        app.showTabs(app.list("Dashboard"), app.list("Favorites"))

        let first = lines(columns: columns, .init(facts: ["MVP", "offline"])) { $0.focus = .tabs }[0]

        #expect(first.split(separator: " ") == line.split(separator: " "))
        #expect(first.count == columns - 1)
    }

    @Test func `Where the tabs do not fit, only the selected one has its title`() {
        app.showTabs(app.list("Dashboard"), app.list("Photographs"), app.list("Favorites"))

        #expect(lines(columns: 44)[0] == " [1 Dashboard]  2 Photographs   3 Favorites")
        #expect(lines(columns: 43)[0] == " [1 Dashboard]  2   3")
    }

    @Test func `The position says which lines are in view, shorter where there is less room, and leaves the facts`() {
        app.show(app.list(count: 30))

        #expect(lines(columns: 60, .init(facts: ["MVP"]))[0].hasSuffix("lines 1–11 of 30 ↓ MVP"))
        #expect(lines(columns: 36, .init(facts: ["An 18-letter title"]))[0] == " List    11/30 ↓ An 18-letter title")
        #expect(!lines(columns: 60, rows: 40)[0].contains("lines"))
    }

    @Test func `A sheet: a frame with the title, around the content`() {
        app.showTabs(app.list("One"), app.list("Two"))
        let form = app.form("Add image")
        form.screen.isBusy = true
        app.present(form)

        #expect(
            lines(rows: 13) == [
                " [1 One]  2 Two",
                "┌─ Add image - ────────────────────────┐",
                "│ Name                                 │", "│>                                     │",
                "│ Email                                │", "│                                      │",
                "│ Password                             │", "│                                      │",
                "│  [Save]  [Cancel]                    │", "│                                      │",
                "└──────────────────────────────────────┘",
            ]
        )
    }

    @Test func `A title too long for the frame of a sheet is cut`() {
        app.show(app.list())
        app.present(app.form("A title that is longer than the terminal is wide"))

        #expect(lines()[1] == "┌─ A title that is longer than the… ───┐")
    }

    @Test func `The title of a section says which rows are in view`() {
        let screen = app.dashboard("Shop")
        screen.section("Banners").position = 2
        app.show(screen)

        let headings = lines(columns: 80, rows: 24).filter { $0.contains(" of ") }

        #expect(
            headings == [
                " Banners   3 of 4 ← →", " Categories   1–8 of 10 →", " Products   1–6 of 6",
                " Pictures   1–3 of 3    [Add image]",
            ]
        )
    }

    @Test func `A title too long for its part of a line is cut before the next one`() {
        let section = Section("Shop", showsTitle: false, layout: .grid)
        section.rows = ["a", "b"].map { Row(id: ExactText($0), title: String(repeating: $0, count: 30)) }
        app.show(StubScreen("Shop", [.section(section)], of: app))

        #expect(lines()[1] == " > aaaaaaaaaaaaaaa…    bbbbbbbbbbbbbbb…")
    }

    @Test func `A sheet has its buttons below the title`() {
        app.show(app.list())
        app.present(StubScreen("Sheet", [.button(Button("Done")), .section(Section("Rows"))], of: app))

        #expect(
            lines()[1...4].map { $0.prefix(12) } == ["┌─ Sheet ───", "│> [Done]   ", "│           ", "│ Rows      "]
        )
    }

    @Test(arguments: [(ImageState.placeholder, "▢"), (.loaded, "▣"), (.failed, "☒")])
    func `A row shows the state of its thumbnail`(state: ImageState, symbol: String) {
        let row = Row(id: "1", title: "Bread", thumbnail: "bread", mark: "♥")

        #expect(row.text(["bread": state]) == "\(symbol) ♥ Bread")
        #expect(row.text([:]) == "▢ ♥ Bread")
    }

    @Test(arguments: [(12, "lines 1–11 of 30 ↓"), (13, "11/30 ↓")])
    func `The position leaves a column before it and one before the facts`(count: Int, position: String) {
        app.show(app.list(count: 30))
        let fact = String(repeating: "x", count: count)

        let line = lines(columns: 40, .init(facts: [fact]))[0]

        #expect(line.hasSuffix(" \(position) \(fact)"))
        #expect(line.columns == 39)
    }

    @Test(arguments: [(31, 1), (32, 2)])
    func `Buttons share a line as long as they fill it`(length: Int, count: Int) {
        let labels = ["a", String(repeating: "b", count: length)]
        app.show(StubScreen("Buttons", labels.map { .button(Button($0)) }, of: app))

        #expect(lines().dropFirst().count { !$0.isEmpty } == count)
    }

    @Test func `A list that just fits has no position`() {
        app.show(app.list(count: 11))

        #expect(lines()[0] == " List")
        #expect(lines()[11] == "   Row 11")
    }

    @Test func `A button that is too long is cut before the frame of its sheet`() {
        app.show(app.list())
        app.present(StubScreen("Sheet", [.button(Button("A button that is longer than the sheet is wide"))], of: app))

        #expect(lines()[2] == "│> [A button that is longer than the s…│")
    }

    @Test(arguments: [(0, 0), (3, 3), (99, 9)])
    func `Without a focus the page stays scrolled, as far as it is long`(scroll: Int, first: Int) {
        let section = Section("Section", showsTitle: false)
        section.status = (1...20).map { "\($0)" + String(repeating: "x", count: 25) }.joined(separator: " ")
        app.show(StubScreen("Status", [.section(section)], of: app))

        let layout = PageLayout(Snapshot(app.device), PageState(scroll: scroll), Size(columns: 36, rows: 14))

        #expect(layout.firstLine == first)
    }

    @Test
    func `The tab has a color, a button in focus is reversed, titles are bold; facts, position and hints are dim`() {
        app.showTabs(app.dashboard("One"), app.list("Two"))
        let snapshot = Snapshot(app.device)
        let state = PageState(focus: .button("Log out"))
        let layout = PageLayout(snapshot, state, Size(columns: 60, rows: 12), .init(facts: ["MVP"]))

        let canvas = PagePainter.page(of: snapshot, state, layout, spinner: " ").canvas

        let (tabs, title, heading, hints) = (canvas.lines[0], canvas.lines[1], canvas.lines[2], canvas.lines[11])
        let texts = [
            (0, tabs, "[1 One]", Style(color: .cyan, isBold: true)), (0, tabs, "2 Two", .plain),
            (0, tabs, "MVP", Style(isDim: true)),
            (1, title, "One", Style(isBold: true)), (1, title, "[Log out]", Style(isBold: true, isReversed: true)),
            (1, title, "lines", Style(isDim: true)), (2, heading, "Banners", Style(isBold: true)),
            (11, hints, "Enter tap", Style(isDim: true)),
        ]
        for (row, line, text, style) in texts {
            let column = line.firstRange(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
            #expect(column.map { canvas[row, $0].style } == style, "\(text)")
        }
    }

    @Test func `The cursor of find stays in the frame`() {
        app.show(app.list())
        let snapshot = Snapshot(app.device)
        let state = PageState(overlay: .find(text: String(repeating: "x", count: 60), origin: nil))
        let layout = PageLayout(snapshot, state, Size(columns: 40, rows: 14))

        let page = PagePainter.page(of: snapshot, state, layout, spinner: " ")

        #expect(page.cursor == Cursor(row: 12, column: 39))
    }
}
