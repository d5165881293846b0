import Headless

/// Which rows of a section can be seen, and where, in a page of a certain width.
struct SectionWindow {
    /// The least number of columns that a row takes.
    private static let leastWidth = 16

    /// How many rows stand side by side.
    let columns: Int
    /// The rows in view, by index.
    let rows: Range<Int>
    /// The number of lines, some of which may be empty, so that what is below stays where it is.
    private let lineCount: Int

    /// Lays out `section`. A section that scrolls sideways shows the row at its position, or else the one that had the
    /// focus last.
    init(_ section: Snapshot.Section, lastRow: Row.ID?, width: Int) {
        columns = max(1, min(section.layout.columns, width / Self.leastWidth))
        guard let lines = section.layout.lines else {
            rows = section.rows.indices
            lineCount = 0
            return
        }
        let size = lines * columns
        let focused = section.rows.firstIndex { $0.id == lastRow } ?? 0
        let start = size == 1 ? section.positionedRow : focused / size * size
        rows = start..<min(start + size, section.rows.count)
        lineCount = section.rows.count > size ? lines : 0
    }

    /// The rows in view, line by line.
    var lines: [Range<Int>] {
        stride(from: rows.lowerBound, to: rows.upperBound, by: columns).map { first in
            first..<min(first + columns, rows.upperBound)
        }
    }

    /// The lines without a row, below those with some.
    var blankLines: Range<Int> {
        min(lines.count, lineCount)..<lineCount
    }
}
