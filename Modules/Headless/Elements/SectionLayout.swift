/// How a section lays out its rows, as data that a view can draw.
package struct SectionLayout: Equatable {
    /// Where the rows go on that find no place.
    package enum Axis {
        case downwards, sideways
    }

    /// Rows beside each other.
    package let columns: Int
    /// Rows above each other before they go on along the axis; unlimited where nothing.
    package let lines: Int?
    package let axis: Axis

    /// One row below the other.
    package static let list = SectionLayout(columns: 1, lines: nil, axis: .downwards)
    /// One row at a time, as wide as the screen.
    package static let fullWidth = SectionLayout(columns: 1, lines: 1, axis: .sideways)
    /// Four in a row, two rows; further ones by scrolling sideways.
    package static let shelf = SectionLayout(columns: 4, lines: 2, axis: .sideways)
    /// Two in a row, downwards.
    package static let grid = SectionLayout(columns: 2, lines: nil, axis: .downwards)
}
