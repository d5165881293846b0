import Shared

@testable import VIPER

extension PhotoRow {
    /// Returns the rows of the sample photos numbered `ids`.
    static func samples(_ ids: ClosedRange<Int>) -> [PhotoRow] {
        ids.map { id in
            PhotoRow(
                id: id,
                title: "Photo \(id)",
                thumbnail: "https://example.com/\(id)/small",
                deleteLabel: "Delete"
            )
        }
    }
}
