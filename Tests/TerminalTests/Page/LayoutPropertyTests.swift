import Headless
import Shared
import TestSupport
import TestTools
import Testing

@testable import Terminal

/// Random screens at several sizes, on terminals that treat wide and combining characters differently.
struct LayoutPropertyTests {
    nonisolated static let seeds = [1, 2] as [UInt64]
    private static let sizes = [(36, 10), (39, 24), (80, 24), (120, 40)].map { Size(columns: $0.0, rows: $0.1) }
    private static let terminals = sizes.flatMap { size in
        [ModelWidths(), ModelWidths(emoji: 1), ModelWidths(combinesMarks: false)].map { (size, $0) }
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
        let app = StubApp()
        app.show(content.screen(of: app))
        let shown = Shown(app.device)

        for size in Self.sizes {
            var state = PageState(shown)
            for place in shown.stops.flatMap(\.places) where shown.isShown(place) {
                state.setFocus(place, in: shown)
                let layout = PageLayout(shown, state, size)
                state.scroll = layout.firstLine
                let inView = layout.header + layout.body.dropFirst(layout.firstLine).prefix(layout.bodyHeight)

                #expect(inView.contains { $0.shows(place) }, "\(place) at \(size)")
            }
        }
    }

    @Test(arguments: seeds)
    func `The frames of a sheet and of an alert are whole, whatever is in them`(seed: UInt64) {
        var content = RandomContent(seed: seed)
        let app = StubApp()
        app.show(app.list()).present(content.screen(of: app))
        let shown = Shown(app.device)
        let message = (0..<5).map { _ in content.text(pieces: 4) }.joined(separator: " ")
        let box = Box(title: content.text("t"), message: message, choices: [content.text("["), content.text("[")])

        for (size, widths) in Self.terminals {
            let layout = PageLayout(shown, PageState(shown), size)
            let sheet = Self.edges(Self.cells(PagePainter.page(layout), widths)).dropFirst(layout.header.count)
            let alert = box.painted(atMost: size)

            sheet.prefix(layout.bodyHeight + 2).expect(Self.frame(layout.bodyHeight))
            Self.edges(Self.cells(alert, widths)).expect(Self.frame(alert.canvas.size.rows - 2))
            #expect(alert.canvas.size.columns <= size.columns)
            #expect(alert.canvas.size.rows <= size.rows)
        }
    }

    private static func edges(_ cells: [[ModelCell]]) -> [String] { cells.map { $0[0].text + $0[$0.count - 1].text } }

    private static func frame(_ height: Int) -> [String] { ["┌┐"] + Array(repeating: "││", count: height) + ["└┘"] }
}

extension Shown {
    /// Whether the place is not a row out of view to the side, where its section decides what is in view.
    fileprivate func isShown(_ place: Place) -> Bool {
        guard let name = place.section, let section = section(name), section.showsOneRow else { return true }
        return index(of: place) == section.position
    }
}
