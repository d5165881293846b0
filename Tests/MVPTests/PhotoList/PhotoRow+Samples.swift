import Shared

@testable import MVP

nonisolated extension PhotoRow {
    /// Returns the rows of the sample photos numbered `ids`.
    static func samples(_ ids: ClosedRange<Int>) -> [PhotoRow] {
        ids.map { .sample($0) }
    }

    /// Returns the row of a sample photo.
    static func sample(_ id: Int, title: String? = nil) -> PhotoRow {
        PhotoRow(
            id: id,
            title: title ?? "Photo \(id)",
            thumbnail: "https://example.com/\(id)/small",
            deleteLabel: "Delete"
        )
    }
}
