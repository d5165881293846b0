import Counting
import Foundation
import Terminal

/// What a terminal shows at one moment.
struct PictureFrame {
    let canvas: Canvas
    /// The cursor; `nil` if it is hidden.
    let cursor: Cursor?

    /// The elements of an SVG, by row: a rectangle for each background, and a text for each run of cells in one style.
    /// No character is wider than a cell.
    fileprivate var elements: [String] {
        let rows = (0..<canvas.size.rows).map { row in
            let backgrounds = runs(row) { $0.style.background == $1.style.background }
            // Other characters than ASCII have texts of their own: a fallback font may have other widths.
            let texts = runs(row) { $0.style == $1.style && $0.isASCII == $1.isASCII }
            return backgrounds.map { rectangle(row, $0) }.joined() + texts.map { text(row, $0) }.joined()
        }
        return rows + [cursor.map { CanvasSVG.rectangle("t", row: $0.row, column: $0.column, width: 2) } ?? ""]
    }

    /// Returns the runs of cells of a row that each belong with the one before.
    private func runs(_ row: Int, where belongs: (Cell, Cell) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for column in 0..<canvas.size.columns {
            if let last = runs.last, belongs(canvas[row, column], canvas[row, column - 1]) {
                runs[runs.count - 1] = last.lowerBound..<column + 1
            } else {
                runs.append(column..<column + 1)
            }
        }
        return runs
    }

    private func rectangle(_ row: Int, _ columns: Range<Int>) -> String {
        guard let background = canvas[row, columns.lowerBound].style.background else { return "" }
        let width = columns.count * CanvasSVG.cellWidth
        return CanvasSVG.rectangle(background, row: row, column: columns.lowerBound, width: width)
    }

    private func text(_ row: Int, _ columns: Range<Int>) -> String {
        let style = canvas[row, columns.lowerBound].style
        let isSeen = { (column: Int) in canvas[row, column].text != " " || style.isUnderlined }
        guard let first = columns.first(where: isSeen), let last = columns.last(where: isSeen) else { return "" }
        let (x, y) = (first * CanvasSVG.cellWidth, row * CanvasSVG.cellHeight + CanvasSVG.baseline)
        let length = first < last ? " textLength=\"\((last + 1 - first) * CanvasSVG.cellWidth)\"" : ""
        let text = (first...last).map { canvas[row, $0].text }.joined().escapedForSVG
        return "<text\(style.classes) x=\"\(x)\" y=\"\(y)\"\(length)>\(text)</text>"
    }
}

extension Cell {
    fileprivate var isASCII: Bool { text.utf8.allSatisfy { $0 < 0x80 } }
}

// The module is named because Foundation on macOS has a `Style` and a `Size`, too.
extension Terminal.Style {
    private var colorClass: String? { color.map { "c\($0.rawValue)" } }

    /// The CSS class of the rectangle behind the text; `nil` without a background.
    fileprivate var background: String? { isReversed ? colorClass ?? "t" : nil }

    /// The attribute with the CSS classes of a text; empty for plain text.
    fileprivate var classes: String {
        let attributes = [(isBold, "b"), (isDim, "d"), (isUnderlined, "u")].filter(\.0).map(\.1)
        let classes = [isReversed ? "k" : colorClass].compactMap(\.self) + attributes
        return classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    }
}

/// Frames of a terminal as an SVG, still or animated. With reduced motion it shows the last frame.
struct CanvasSVG {
    fileprivate static let cellWidth = 9
    /// The height of box-drawing characters in most fonts, so that lines of adjacent rows touch.
    fileprivate static let cellHeight = 17
    fileprivate static let baseline = 13
    private static let margin = 10

    private let title: String
    private let size: Terminal.Size
    /// The elements of the frames, and whether each frame shows them. Equal elements of several frames are one.
    private var parts: [(svg: String, isShown: [Bool])] = []
    /// The start of each frame and the end of the last one, in milliseconds.
    private let times: [Int]

    /// Creates an SVG of frames of one size, which shows each for some seconds and then repeats.
    init(title: String, of frames: [PictureFrame], seconds: [Double] = []) {
        self.title = title
        size = frames.first?.canvas.size ?? .init(columns: 0, rows: 0)
        times = seconds.reduce(into: [0]) { $0.append($0[$0.count - 1] + Int(($1 * 1000).rounded())) }
        var indices: [String: Int] = [:]
        for (number, frame) in frames.enumerated() {
            for svg in frame.elements where !svg.isEmpty {
                let index = indices[svg] ?? parts.count
                if index == parts.count {
                    indices[svg] = index
                    parts.append((svg, frames.map { _ in false }))
                }
                parts[index].isShown[number] = true
            }
        }
    }

    /// The text of the file, which is the same for the same frames.
    var svg: String {
        let shows = parts.map(\.isShown).filter { $0.contains(false) }
        let schedules = shows.enumerated().filter { shows.firstIndex(of: $1) == $0 }.map(\.element)
        let content = parts.map { part in
            guard let name = schedules.firstIndex(of: part.isShown) else { return part.svg + "\n" }
            let isLast = part.isShown.last == true
            return "<g class=\"s\(name)\"\(isLast ? "" : " visibility=\"hidden\"")>\(part.svg)</g>\n"
        }
        return SVG.file(
            title: title,
            width: size.columns * Self.cellWidth + 2 * Self.margin,
            height: size.rows * Self.cellHeight + 2 * Self.margin,
            fontSize: 15,
            rules: animation(schedules),
            "<g class=\"t\" transform=\"translate(\(Self.margin) \(Self.margin))\">\n\(content.joined())</g>\n"
        )
    }

    /// Returns the CSS rules that show the parts of each schedule in their frames.
    private func animation(_ schedules: [[Bool]]) -> String {
        guard let duration = times.last, duration > 0, !schedules.isEmpty else { return "" }
        let rules = schedules.enumerated().map { name, isShown in
            let steps = isShown.indices.filter { $0 == 0 || isShown[$0] != isShown[$0 - 1] }.map { frame in
                let percent = String(format: "%.3f", Double(times[frame] * 100) / Double(duration))
                return "\(percent)%{visibility:\(isShown[frame] ? "visible" : "hidden")}"
            }
            return ".s\(name){animation:s\(name) \(duration)ms step-end infinite}@keyframes s\(name){\(steps.joined())}"
        }
        return rules.joined() + "@media(prefers-reduced-motion:reduce){g{animation:none!important}}"
    }

    fileprivate static func rectangle(_ color: String, row: Int, column: Int, width: Int) -> String {
        let (x, y) = (column * cellWidth, row * cellHeight)
        return "<rect class=\"\(color)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(cellHeight)\"/>"
    }
}
