import Shared

@testable import MVP

/// What the presenter makes of what `DashboardContentStub` answers.
nonisolated extension DashboardRow {
    static let spring = item("spring", "Spring")
    static let summer = item("summer", "Summer")
    static let flowers = item("flowers", "Flowers", isSelectable: true)
    static let vase = item("vase", "Vase")
    static let added = picture("own", "Added", "https://example.com/own")
    static let found = picture("1", "Found", "https://example.com/1")

    private static func item(_ id: ExactText, _ title: String, isSelectable: Bool = false) -> DashboardRow {
        DashboardRow(id: id, title: title, icon: "icon", thumbnail: nil, isSelectable: isSelectable)
    }

    private static func picture(_ id: ExactText, _ author: String, _ address: ExactText) -> DashboardRow {
        DashboardRow(id: id, title: author, icon: nil, thumbnail: address, isSelectable: false)
    }
}
