/// The position of a terminal's cursor, from 0.
nonisolated struct Cursor: Equatable, Sendable {
    var row: Int
    var column: Int
}
