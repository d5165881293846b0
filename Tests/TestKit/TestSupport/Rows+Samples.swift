import Headless
import Screens
import Shared

extension UserRow {
    nonisolated package static let ada = UserRow(.ada)
    nonisolated package static let grace = UserRow(.grace)
}

extension PhotoRow {
    /// Returns the rows of the sample photos numbered `ids`.
    nonisolated package static func samples(_ ids: ClosedRange<Int>) -> [PhotoRow] {
        ids.map { PhotoRow(.sample($0)) }
    }
}

extension PictureRow {
    nonisolated package static let rose = PictureRow(.rose, isLiked: false)
    nonisolated package static let likedRose = PictureRow(.rose, isLiked: true)
    nonisolated package static let tulip = PictureRow(.tulip, isLiked: false)
    nonisolated package static let likedTulip = PictureRow(.tulip, isLiked: true)
}

/// What `DashboardContentStub` answers, as rows.
extension DashboardRow {
    nonisolated package static let spring = DashboardRow(id: "spring", title: "Spring", icon: "icon")
    nonisolated package static let summer = DashboardRow(id: "summer", title: "Summer", icon: "icon")
    nonisolated package static let flowers = DashboardRow(id: "flowers", title: "Flowers", icon: "icon")
    nonisolated package static let vase = DashboardRow(id: "vase", title: "Vase", icon: "icon")
    nonisolated package static let added = DashboardRow(
        id: "own",
        title: "Added",
        thumbnail: "https://example.com/own"
    )
    nonisolated package static let found = DashboardRow(id: "1", title: "Found", thumbnail: "https://example.com/1")
}

/// The sample pictures as the device shows them.
extension Row {
    package static let rose = Row(
        id: "r",
        title: "Rose",
        subtitle: "Ada",
        thumbnail: "https://example.com/rose",
        mark: "♡",
        actions: [.like]
    )

    package static let likedTulip = Row(
        id: "t",
        title: "Tulip",
        subtitle: "Grace",
        thumbnail: "https://example.com/tulip",
        mark: "♥",
        actions: [.unlike]
    )
}
