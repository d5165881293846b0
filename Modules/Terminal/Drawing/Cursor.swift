/// The cell at which a terminal's cursor stands, counted from 0.
nonisolated struct Cursor: Equatable, Sendable {
    var row: Int
    var column: Int
}
