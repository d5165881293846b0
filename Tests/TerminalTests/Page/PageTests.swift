import Headless
import Shared
import TestSupport
import Testing

@testable import Terminal

/// Whole pages, as they are painted.
struct PageTests {
    private let app = StubApp(VirtualClock())

    /// Returns the cells of the page.
    private func canvas(
        columns: Int,
        rows: Int,
        _ heading: PageLayout.Heading = .init(),
        focus: Place? = nil
    ) -> Canvas {
        let shown = Shown(app.device)
        var state = PageState(shown)
        if let focus { state.focus = focus }
        let layout = PageLayout(shown, state, Size(columns: columns, rows: rows), heading, spinner: "-")
        return PagePainter.page(layout).canvas
    }

    /// Returns the lines of the page without the last two and without trailing blanks.
    private func lines(
        columns: Int = 40,
        rows: Int = 14,
        _ heading: PageLayout.Heading = .init(),
        focus: Place? = nil
    ) -> [String] {
        let canvas = canvas(columns: columns, rows: rows, heading, focus: focus)
        return canvas.lines.dropLast(2).map { $0.replacing(/[ ]+$/, with: "") }
    }

    @Test func `A focused field is bold and reversed, others underlined, hints and disabled buttons dim, errors red`() {
        let form = app.form()
        form.field("Name").hint = "Your name"
        form.field("Email").error = "Wrong"
        form.button("Save").isEnabled = false
        app.show(form)

        let canvas = canvas(columns: 80, rows: 24)

        let text = (2...61).map { canvas[2, $0].style }
        let places = [(1, 1), (2, 0), (2, 62), (3, 3), (4, 1), (5, 2), (6, 3), (9, 2), (9, 10)]
        let styles = [
            Style(isBold: true), Style(isBold: true), .plain, Style(isDim: true), .plain, Style(isUnderlined: true),
            Style(color: .red), Style(isDim: true), .plain,
        ]
        let focused = Array(repeating: Style(isReversed: true), count: 60)
        #expect(text == focused)
        places.map { canvas[$0.0, $0.1].style }.expect(styles)
    }

    @Test func `The focused row is reversed, but not behind an alert; the heart of a liked one is red`() {
        let section = Section("Shop", showsTitle: false)
        section.rows = [
            Row(id: "1", title: "Bread", thumbnail: "bread", mark: "♥"), Row(id: "2", title: "Milk", mark: "♥"),
            Row(id: "3", title: "Tea", mark: "♡"),
        ]
        app.show(StubScreen("Shop", [.section(section)], of: app))
        let cells = {
            let canvas = canvas(columns: 40, rows: 24)
            return [canvas[1, 5], canvas[1, 7], canvas[2, 3], canvas[2, 5], canvas[3, 3]]
        }

        let before = cells()
        app.ask()

        let rest = [
            Cell(text: "♥", style: Style(color: .red)), Cell(text: "M", style: .plain), Cell(text: "♡", style: .plain),
        ]
        let focused = [
            Cell(text: "♥", style: Style(color: .red, isReversed: true)),
            Cell(text: "B", style: Style(isReversed: true)),
        ]
        #expect(before == focused + rest)
        cells().expect([rest[0], Cell(text: "B", style: .plain)] + rest)
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

    @Test(
        arguments: [
            (60, ">[1 Dashboard] 2 Favorites MVP · offline"), (44, ">[1 Dashboard] 2 Favorites MVP · offline"),
            (43, ">[1 Dashboard] 2 Favorites MVP"),
        ]
    )
    func `The facts stand at the right of the first line, as many as fit`(columns: Int, line: String) {
        app.showTabs(app.list("Dashboard"), app.list("Favorites"))

        let first = lines(columns: columns, .init(facts: ["MVP", "offline"]), focus: .tabs)[0]

        first.split(separator: " ").expect(line.split(separator: " "))
        #expect(first.count == columns - 1)
    }

    @Test func `If the tabs do not fit, only the selected one has its title`() {
        app.showTabs(app.list("Dashboard"), app.list("Photographs"), app.list("Favorites"))

        let bars = [44, 43].map { lines(columns: $0)[0] }

        bars.expect([" [1 Dashboard]  2 Photographs   3 Favorites", " [1 Dashboard]  2   3"])
    }

    @Test(arguments: [
        (30, 60, "MVP", "lines 1–11 of 30 ↓ MVP"),
        (30, 36, "An 18-letter title", " List    11/30 ↓ An 18-letter title"),
        (30, 40, "12 xxxxxxxxx", " lines 1–11 of 30 ↓ 12 xxxxxxxxx"),
        (30, 40, "13 xxxxxxxxxx", " 11/30 ↓ 13 xxxxxxxxxx"),
        (11, 60, "MVP", " List\(String(repeating: " ", count: 51))MVP"), (12, 60, "MVP", "lines 1–11 of 12 ↓ MVP"),
    ])
    func `The position says which lines are in view unless all are, shorter if there is less room, beside the facts`(
        count: Int,
        columns: Int,
        fact: String,
        end: String
    ) {
        app.show(app.list(count: count))

        let line = lines(columns: columns, .init(facts: [fact]))[0]

        #expect(String(line.suffix(end.count)) == end)
        #expect(line.columns == columns - 1)
    }

    @Test(arguments: PagePicture.all)
    func `A page is painted as its picture`(picture: PagePicture) {
        picture.prepare(app)

        lines(columns: picture.columns).prefix(picture.lines.count).expect(picture.lines)
    }

    @Test(arguments: [(nil, "▢"), (.placeholder, "▢"), (.loaded, "▣"), (.failed, "☒")] as [(ImageState?, String)])
    func `A row shows the state of its thumbnail`(state: ImageState?, symbol: String) {
        let row = Row(id: "1", title: "Bread", thumbnail: "bread", mark: "♥")

        #expect(row.text(state.map { ["bread": $0] } ?? [:]) == "\(symbol) ♥ Bread")
    }

    @Test func `The tab has a color, a focused button is reversed, titles are bold, facts, position and hints dim`() {
        app.showTabs(app.dashboard("One"), app.list("Two"))

        let canvas = canvas(columns: 60, rows: 12, .init(facts: ["MVP"]), focus: .button("Log out"))

        let texts = [
            (0, "[1 One]", Style(color: .cyan, isBold: true)), (0, "2 Two", .plain), (0, "MVP", Style(isDim: true)),
            (1, "One", Style(isBold: true)), (1, "[Log out]", Style(isBold: true, isReversed: true)),
            (1, "lines", Style(isDim: true)), (2, "Banners", Style(isBold: true)),
            (11, "Enter tap", Style(isDim: true)),
        ]
        for (row, text, style) in texts {
            let line = canvas.lines[row]
            let column = line.firstRange(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
            #expect(column.map { canvas[row, $0].style } == style, "\(text)")
        }
    }
}
