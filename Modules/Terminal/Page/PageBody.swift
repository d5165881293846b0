import Headless
import Shared

/// Builds the lines of a screen's content, which scrolls below the title.
struct PageBody {
    /// The columns at the left for the mark of the focus.
    static let margin = 2

    let shown: Shown
    let state: PageState
    let width: Int
    /// The character of the spinner while something is busy.
    let spinner: String

    /// The title of the screen, or that of the keys while they are shown.
    var title: String { state.isHelpOpen ? KeyGuide.title : shown.title }

    /// The lines, in blocks that a blank line separates if there is room: each titled section begins one.
    var blocks: [[Line]] {
        var blocks: [[Line]] = [[]]
        var buttons: [Shown.Button] = []
        for element in shown.elementsBelowTitle {
            if case .button(let button) = element {
                buttons.append(button)
                continue
            }
            blocks[blocks.count - 1] += flow(buttons)
            buttons = []
            if case .section(let section) = element, section.showsTitle, blocks.last?.isEmpty == false {
                blocks.append([])
            }
            blocks[blocks.count - 1] += lines(of: element)
        }
        blocks[blocks.count - 1] += flow(buttons)
        return blocks
    }

    private func lines(of element: Shown.Element) -> [Line] {
        switch element {
        case .field(let field): lines(of: field)
        case .button(let button): flow([button])
        case .image(let image): lines(of: image)
        case .section(let section): lines(of: section)
        }
    }

    // MARK: Focus

    /// Returns the character before `place`: a space unless it has the focus. While an alert or the panel of calls
    /// receives the keys, the place is marked anyway, because the alert may be about it.
    func sign(at place: Place) -> String {
        place == state.focus ? state.isFocusBehind(on: shown) ? "-" : ">" : " "
    }

    /// Returns whether `place` is reversed: it has the focus and receives the keys.
    func isReversed(_ place: Place) -> Bool {
        place == state.focus && !state.isFocusBehind(on: shown)
    }

    // MARK: Buttons and images

    /// Returns buttons side by side, in as many lines as needed.
    func flow(_ buttons: [Shown.Button], after heading: Line.Span? = nil) -> [Line] {
        var lines = [Line(spans: [heading].compactMap(\.self))]
        for button in buttons {
            let column = lines[lines.count - 1].end
            let span = span(of: button, column: column)
            if column > 0, column + span.width > width {
                lines.append(Line(spans: [self.span(of: button, column: 0)]))
            } else {
                lines[lines.count - 1].spans.append(span)
            }
        }
        return lines.filter { !$0.spans.isEmpty }
    }

    private func span(of button: Shown.Button, column: Int) -> Line.Span {
        let place = Place.button(button.identifier)
        let text = button.isEnabled ? "[\(button.label)]" : "(\(button.label))"
        let style = Style(
            isBold: place == state.focus,
            isDim: !button.isEnabled,
            isReversed: isReversed(place)
        )
        return Line.Span(column, "\(sign(at: place)) \(text)", style, place: place)
    }

    /// Returns a frame with the image's description and the address of what it would show.
    private func lines(of image: Shown.Image) -> [Line] {
        let caption = "\(image.state.symbol) \(image.label) · \(image.state.label)"
        let address = image.address.text
        let inner = max(0, min(width - 6, max(caption.columns, address.columns)))
        let edge = String(repeating: "─", count: inner + 2)
        let texts = [caption.cut(to: inner), address.cutInMiddle(to: inner)].map { "│ \($0.padded(to: inner)) │" }
        return (["┌\(edge)┐"] + texts + ["└\(edge)┘"]).map { Line($0, indent: 1, width: width) }
    }
}
