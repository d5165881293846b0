import Headless
import Shared
import TestSupport
import TestTools
import Testing

@testable import Terminal

/// Random screens at several sizes, on terminals that treat wide and combining characters differently.
struct LayoutPropertyTests {
    nonisolated static let seeds = Array(UInt64(1)...2)
    private static let sizes = [(36, 10), (39, 24), (80, 24), (120, 40)].map { Size(columns: $0.0, rows: $0.1) }
    private static let terminals = sizes.flatMap { size in
        [ModelWidths(), ModelWidths(emoji: 1), ModelWidths(combinesMarks: false)].map { (size, $0) }
    }

    /// A random screen on a device, alone or as a sheet.
    private static func shown(_ content: inout RandomContent, isSheet: Bool) -> Shown {
        let app = StubApp(VirtualClock())
        app.show(content.screen(of: app))
        if isSheet { app.present(content.screen(of: app)) }
        return Shown(app.device)
    }

    private static func cells(_ picture: PaintedPage, _ widths: ModelWidths) -> [[ModelCell]] {
        let size = picture.canvas.size
        var terminal = ModelTerminal(size: (size.columns, size.rows), widths: widths)
        terminal.feed("\u{1B}[?7l")
        terminal.feed(FrameDiff.text(from: nil, to: picture, usesColor: true))
        #expect(terminal.violations.isEmpty)
        return terminal.cells
    }

    @Test(arguments: seeds)
    func `Every place that can have the focus is in view when it has it`(seed: UInt64) {
        var content = RandomContent(seed: seed)
        let shown = Self.shown(&content, isSheet: seed.isMultiple(of: 3))

        for size in Self.sizes {
            var state = PageState(shown)
            for place in shown.stops.flatMap(\.places) where shown.isShown(place) {
                state.setFocus(place, in: shown)
                let layout = PageLayout(shown, state, size)
                state.scroll = layout.firstLine
                let inView = layout.header + layout.body.dropFirst(layout.firstLine).prefix(layout.bodyHeight)

                #expect(inView.contains { $0.spans.contains { $0.place == place } }, "\(place) at \(size)")
            }
        }
    }

    @Test(arguments: seeds)
    func `Each row's title starts in its own column, whatever the texts`(seed: UInt64) {
        var content = RandomContent(seed: seed)
        let section = Shown.Section.sample(content.rows(14).map { $0.plain("T\($0.title)") }, layout: .grid)
        let shown = Shown.sample([.section(section)], title: content.text())

        for (size, widths) in Self.terminals {
            let layout = PageLayout(shown, PageState(shown), size)
            let picture = PagePainter.page(layout)
            let cells = Self.cells(picture, widths)

            for (index, line) in layout.body.dropFirst(layout.firstLine).prefix(layout.bodyHeight).enumerated() {
                for span in line.spans where span.place != nil {
                    let cell = cells[layout.header.count + index][span.column + 3]
                    #expect(cell.text.unicodeScalars.first == "T")
                }
            }
        }
    }

    @Test(arguments: seeds)
    func `The frame of a sheet is whole, whatever is in it`(seed: UInt64) {
        var content = RandomContent(seed: seed)
        let shown = Self.shown(&content, isSheet: true)

        for (size, widths) in Self.terminals {
            let layout = PageLayout(shown, PageState(shown), size)
            let picture = PagePainter.page(layout)
            let cells = Self.cells(picture, widths)
            let top = layout.header.count

            let edges = cells[top...top + layout.bodyHeight].map { $0[0].text + $0[size.columns - 1].text }
            edges.expect(["┌┐"] + Array(repeating: "││", count: layout.bodyHeight))
        }
    }

    @Test(arguments: seeds)
    func `The frame of an alert is whole, whatever it says`(seed: UInt64) throws {
        var content = RandomContent(seed: seed)
        var box = Box(title: content.text())
        box.message = (0..<5).reduce(content.text()) { text, _ in text + " " + content.text() }
        box.choices = [content.text("["), content.text("[")]
        box.isSideways = seed.isMultiple(of: 2)

        for (size, widths) in Self.terminals {
            let painted = box.painted(atMost: size)
            let cells = Self.cells(painted, widths)
            let (columns, rows) = (painted.canvas.size.columns, painted.canvas.size.rows)

            let edges = cells.map { $0[0].text + $0[columns - 1].text }
            #expect(columns <= size.columns)
            #expect(rows <= size.rows)
            edges.expect(["┌┐"] + Array(repeating: "││", count: rows - 2) + ["└┘"])
        }
    }

    @Test(arguments: seeds)
    func `Side by side, the lines between the columns are straight`(seed: UInt64) async {
        var content = RandomContent(seed: seed)
        let stage = Stage(columns: 120, rows: 24, apps: 3) { app in
            var copy = content
            app.show(copy.screen(of: app))
        }
        for _ in 0..<5 { await stage.press(content.element(of: [.tab, .down, .right])) }

        for row in stage.surface.terminal.cells.prefix(16) {
            #expect(row[39].text == "│")
            #expect(row[79].text == "│")
        }
    }
}

extension Shown {
    /// Whether the place is not a row out of view to the side, where its section decides what is in view.
    fileprivate func isShown(_ place: Place) -> Bool {
        guard let name = place.section, let section = section(name), section.showsOneRow else { return true }
        return index(of: place) == section.position
    }
}

extension Row {
    /// The row without anything before its title.
    fileprivate func plain(_ title: String) -> Row {
        Row(id: id, title: title, subtitle: subtitle)
    }
}
