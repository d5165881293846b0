/// The layout of a section's rows, as data that a view can draw.
package struct SectionLayout: Equatable {
    package enum Axis {
        case vertical, horizontal
    }

    /// The number of columns.
    package let columns: Int
    /// The number of lines before the section scrolls; `nil` means unlimited.
    package let lines: Int?
    /// The direction in which the section overflows.
    package let axis: Axis

    /// One row below the other.
    package static let list = SectionLayout(columns: 1, lines: nil, axis: .vertical)
    /// One row at a time, as wide as the screen.
    package static let fullWidth = SectionLayout(columns: 1, lines: 1, axis: .horizontal)
    /// Four columns and two lines; further rows are reached by scrolling sideways.
    package static let shelf = SectionLayout(columns: 4, lines: 2, axis: .horizontal)
    /// Two columns, scrolling vertically.
    package static let grid = SectionLayout(columns: 2, lines: nil, axis: .vertical)
}
