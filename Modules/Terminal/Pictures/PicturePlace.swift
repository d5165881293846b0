import Shared

/// Where a picture stands on the terminal.
nonisolated struct PicturePlace: Equatable, Sendable {
    let address: ExactText
    var row: Int
    var column: Int
    let columns: Int
    let rows: Int
}
