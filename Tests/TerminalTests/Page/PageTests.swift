import Foundation
import Headless
import Shared
import TestSupport
import Testing

@testable import Terminal

/// Pages as they are painted, apart from what the pictures of whole screens show.
struct PageTests {
    private let app = StubApp()

    /// Returns the cells of the page.
    private func canvas(columns: Int, rows: Int, facts: [String] = [], focus: Place? = nil) -> Canvas {
        let shown = Shown(app.device)
        var state = PageState(shown)
        if let focus { state.focus = focus }
        let layout = PageLayout(shown, state, Size(columns: columns, rows: rows), .init(facts: facts))
        return PagePainter.page(layout).canvas
    }

    // MARK: Pictures

    @Test(arguments: pictures)
    func `A page is painted as its picture`(picture: Story) async throws {
        try await picture.play()
    }

    private nonisolated static let pictures = Story.all(
        """
        Buttons that do not fit in a line go on in the next, without hidden ones
            buttons on 40×14: | shows "⏎> [First button]  [Second button]⏎  [Third button]⏎⏎"
        Buttons between other elements stand where they belong
            buttons between fields on 40×14: | shows "⏎ A⏎>⏎  [One]  [Two]⏎ B⏎⏎  [Three]⏎⏎"
        An image without an address is not shown
            image without address on 40×14: | shows "⏎> [Save]⏎" | hides "Rosa"
        A title too long for its part of a line is cut before the next one
            long titles on 40×14: | shows "⏎ > aaaaaaaaaaaaaaa…    bbbbbbbbbbbbbbb…⏎"
        A list is at most 100 columns wide
            long titles in a list on 160×24: | shows "a…⏎"
        A title too long for the frame of a sheet is cut
            sheet of a long title on 40×14: | shows "⏎┌─ A title that is longer than the… ───┐⏎"
        A sheet has its buttons below the title, cut before the frame
            sheet of buttons on 40×14: | shows "⏎┌─ Sheet ──────────────────────────────┐⏎│> [A button that is longer than the s…│⏎"
        """,
        scenes: [
            "buttons": .screen {
                ["First button", "Hidden", "Second button", "Third button"].map {
                    .button(Button($0, isHidden: $0 == "Hidden"))
                }
            },
            "buttons between fields": .screen {
                [
                    .field(Field("A")), .button(Button("One")), .button(Button("Two")), .field(Field("B")),
                    .button(Button("Three")),
                ]
            },
            "image without address": .screen { [.image(ImageView("Rosa")), .button(Button("Save"))] },
            "long titles": longTitles { .grid }, "long titles in a list": longTitles { .list },
            "sheet of a long title": Scene { app in
                app.show(app.list()).present(app.form("A title that is longer than the terminal is wide"))
            },
            "sheet of buttons": Scene { app in
                let button = Button("A button that is longer than the sheet is wide")
                app.show(app.list()).present(StubScreen("Sheet", [.button(button)], of: app))
            },
        ]
    )

    private nonisolated static func longTitles(_ layout: @escaping @MainActor @Sendable () -> SectionLayout) -> Scene {
        .screen {
            let section = Section("Shop", showsTitle: false, layout: layout())
            section.rows = ["a", "b"].map { Row(id: ExactText($0), title: String(repeating: $0, count: 97)) }
            return [.section(section)]
        }
    }

    // MARK: First line

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

        #expect(canvas(columns: columns, rows: 14, facts: [fact]).lines[0].hasSuffix("\(end) "))
    }

    // MARK: Styles

    @Test func `A focused field is bold and reversed, others underlined, hints and disabled buttons dim, errors red`() {
        let form = app.form()
        form.field("Name").hint = "Your name"
        form.field("Email").error = "Wrong"
        form.button("Save").isEnabled = false
        app.show(form)

        let canvas = canvas(columns: 80, rows: 24)

        let places = [(1, 1), (2, 0), (2, 2), (2, 61), (2, 62), (3, 3), (4, 1), (5, 2), (6, 3), (9, 2), (9, 10)]
        places.map { canvas[$0.0, $0.1].style }.expect([
            Style(isBold: true), Style(isBold: true), Style(isReversed: true), Style(isReversed: true), .plain,
            Style(isDim: true), .plain, Style(isUnderlined: true), Style(color: .red), Style(isDim: true), .plain,
        ])
    }

    @Test func `The focused row is reversed, but not behind an alert; the heart of a liked one is red`() {
        app.show(app.list())
        app.top.section().rows = [
            Row(id: "1", title: "Bread", thumbnail: "bread", mark: "♥"), Row(id: "2", title: "Milk", mark: "♥"),
            Row(id: "3", title: "Tea", mark: "♡"),
        ]
        let styles = {
            let canvas = canvas(columns: 40, rows: 24)
            return [(1, 5), (1, 7), (2, 3), (2, 5), (3, 3)].map { canvas[$0.0, $0.1].style }
        }

        let before = styles()
        app.ask()

        let rest = [Style(color: .red), .plain, .plain]
        before.expect([Style(color: .red, isReversed: true), Style(isReversed: true)] + rest)
        styles().expect([Style(color: .red), .plain] + rest)
    }

    @Test func `The tab has a color, a focused button is reversed, titles are bold, facts, position and hints dim`() {
        app.showTabs(app.dashboard("One"), app.list("Two"))
        expect(
            facts: ["MVP"],
            [
                (0, "[1 One]", Style(color: .cyan, isBold: true)), (0, "2 Two", .plain), (0, "MVP", Style(isDim: true)),
                (1, "One", Style(isBold: true)), (1, "[Log out]", Style(isBold: true, isReversed: true)),
                (1, "lines", Style(isDim: true)),
                (2, "Banners", Style(isBold: true)), (11, "Enter tap", Style(isDim: true)),
            ]
        )

        app.present(app.list("Sheet"))
        expect([(0, "[1 One]", Style(color: .cyan, isBold: true)), (0, "2 Two", Style(isDim: true))])
    }

    /// Expects these texts in lines of a page on which a button has the focus.
    private func expect(facts: [String] = [], _ texts: [(Int, String, Terminal.Style)]) {
        let canvas = canvas(columns: 60, rows: 12, facts: facts, focus: .button("Log out"))
        for (row, text, style) in texts {
            let line = canvas.lines[row]
            let column = line.firstRange(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
            #expect(column.map { canvas[row, $0].style } == style, "\(text)")
        }
    }

    @Test(arguments: [(nil, "▢"), (.placeholder, "▢"), (.loaded, "▣"), (.failed, "☒")] as [(ImageState?, String)])
    func `A row shows the state of its thumbnail`(state: ImageState?, symbol: String) {
        let row = Row(id: "1", title: "Bread", thumbnail: "bread", mark: "♥")

        #expect(row.text(state.map { ["bread": $0] } ?? [:]) == "\(symbol) ♥ Bread")
    }

    // MARK: Help

    @Test func `The help on the keys says what the documentation's table says`() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/full-screen.md")

        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").map(String.init)
        let table = lines.drop { $0 != "| key | does |" }.dropFirst(2).prefix { $0.hasPrefix("|") }

        table.expect(KeyGuide.entries.map { "| \($0.keys) | \($0.effect) |" })
    }
}
