import Headless

/// The neighbors of a row in a section with several columns or lines, some of which may be scrolled out sideways.
struct Grid {
    private let index: Int
    private let columns: Int
    private let count: Int
    /// The number of rows that are visible at a time.
    private let size: Int

    init(_ section: Snapshot.Section, columns: Int, index: Int) {
        self.index = index
        self.columns = columns
        count = section.rows.count
        size = section.layout.lines.map { $0 * columns } ?? max(1, count)
    }

    private var first: Int { index / size * size }
    private var end: Int { min(first + size, count) }
    private var line: Int { (index - first) / columns }
    private var column: Int { (index - first) % columns }

    /// The row above, on the same page; `nil` if there is none.
    var above: Int? { line > 0 ? index - columns : nil }

    /// The row below, on the same page, or its last row if the next line is shorter.
    var below: Int? {
        let lastLine = (end - 1 - first) / columns
        return line < lastLine ? min(index + columns, end - 1) : nil
    }

    /// The row to the left; from the first column, the last row of the same line on the previous page.
    var left: Int? {
        if column > 0 { return index - 1 }
        return first > 0 ? first - size + line * columns + columns - 1 : nil
    }

    /// The row to the right; from the last column, the first row of the same line on the next page.
    var right: Int? {
        if column < columns - 1, index + 1 < end { return index + 1 }
        return first + size < count ? min(first + size + line * columns, count - 1) : nil
    }
}
