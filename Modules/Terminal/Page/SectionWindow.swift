import Headless

/// The visible rows of a section and their positions in a page of a given width.
struct SectionWindow {
    /// The minimum number of columns of a row.
    private static let minimumWidth = 16
    /// The maximum number of columns of a list: longer lines are hard to read.
    private static let maximumWidth = 100

    /// The number of rows side by side.
    let columns: Int
    /// The indices of the visible rows.
    let rows: Range<Int>
    /// The number of lines, including blank ones that keep the content below in place.
    private let lineCount: Int

    /// Lays out `section`. A section that scrolls sideways shows the row at its position, or else the row that last had
    /// the focus.
    init(_ section: Snapshot.Section, lastRow: Row.ID?, width: Int) {
        columns = max(1, min(section.layout.columns, width / Self.minimumWidth))
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

    /// Returns the number of columns of a section on a page of `width` columns.
    static func width(in width: Int) -> Int { min(width, maximumWidth) }

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
}
