import Headless

/// The visible rows of a section and their positions in a page of a given width.
struct SectionWindow {
    /// The minimum number of columns of a row.
    private static let minimumWidth = 16
    /// The maximum number of columns of a list: longer lines are hard to read.
    private static let maximumWidth = 100

    /// The number of columns of all rows of a line.
    let width: Int
    /// The number of rows side by side.
    let columns: Int
    /// The indices of the visible rows.
    let rows: Range<Int>
    /// The number of all rows.
    private let count: Int
    /// The number of lines, including blank ones that keep the content below in place.
    private let lineCount: Int

    /// Lays out `section` on a page of `width` columns. A section that scrolls sideways shows the row at its position,
    /// or else the row that last had the focus.
    init(_ section: Shown.Section, lastRow: Row.ID?, width: Int) {
        self.width = min(width, Self.maximumWidth)
        count = section.rows.count
        columns = max(1, min(section.layout.columns, self.width / Self.minimumWidth))
        guard let lines = section.layout.lines else {
            rows = section.rows.indices
            lineCount = 0
            return
        }
        let size = lines * columns
        let focused = section.rows.firstIndex { $0.id == lastRow } ?? 0
        let start = size == 1 ? section.positionedRow : focused / size * size
        rows = start..<min(start + size, count)
        lineCount = count > size ? lines : 0
    }

    /// The visible rows of each line.
    var lines: [Range<Int>] {
        stride(from: rows.lowerBound, to: rows.upperBound, by: columns).map { first in
            first..<min(first + columns, rows.upperBound)
        }
    }

    /// The blank lines below those with rows.
    var blankLines: Range<Int> {
        min(lines.count, lineCount)..<lineCount
    }

    /// Returns the row that an arrow leads to from a visible one: above or below it in view, or beside it, from the
    /// column in the same line of the next view. Returns `nil` if there is none.
    func neighbor(of index: Int, _ arrow: Key) -> Int? {
        let (line, column) = (index - rows.lowerBound).quotientAndRemainder(dividingBy: columns)
        switch arrow {
        case .up: return line > 0 ? index - columns : nil
        case .down: return line < lines.count - 1 ? min(index + columns, rows.upperBound - 1) : nil
        case .left where column > 0: return index - 1
        case .left:
            let lineEnd = rows.lowerBound - (lineCount - line - 1) * columns
            return rows.lowerBound > 0 ? lineEnd - 1 : nil
        case .right where column < columns - 1 && index + 1 < rows.upperBound: return index + 1
        case .right: return rows.upperBound < count ? min(rows.upperBound + line * columns, count - 1) : nil
        default: return nil
        }
    }

    /// Returns the numbers of the visible rows, with arrows if there are more to a side; empty without rows.
    func range(of section: Shown.Section) -> String {
        guard count > 0 else { return "" }
        let (first, last) = (rows.lowerBound + 1, rows.upperBound)
        let numbers = " \(first == last ? "\(last)" : "\(first)–\(last)") of \(count)"
        guard section.layout.lines != nil else { return numbers }
        return numbers + (first > 1 ? " ←" : "") + (last < count ? " →" : "")
    }
}
