/// How a section lays out its rows, as data that a view can draw.
package struct SectionLayout: Equatable {
    package enum Axis {
        case vertical, horizontal
    }

    /// The number of rows beside each other.
    package let columns: Int
    /// The number of lines before the section scrolls; `nil` means unlimited.
    package let lines: Int?
    /// The direction in which the section overflows.
    package let axis: Axis

    /// One row below the other.
    package static let list = SectionLayout(columns: 1, lines: nil, axis: .vertical)
    /// One row at a time, as wide as the screen.
    package static let fullWidth = SectionLayout(columns: 1, lines: 1, axis: .horizontal)
    /// Four in a row, two rows; further ones by scrolling sideways.
    package static let shelf = SectionLayout(columns: 4, lines: 2, axis: .horizontal)
    /// Two in a row, downwards.
    package static let grid = SectionLayout(columns: 2, lines: nil, axis: .vertical)
}
