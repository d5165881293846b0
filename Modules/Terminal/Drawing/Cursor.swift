/// The position of a terminal's cursor, from 0.
nonisolated package struct Cursor: Equatable, Sendable {
    package var row: Int
    package var column: Int
}
