/// The cell at which a model terminal's cursor stands, counted from 0.
package struct ModelCursor: Equatable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}
