/// The position of a model terminal's cursor, from 0.
package struct ModelCursor: Equatable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}
