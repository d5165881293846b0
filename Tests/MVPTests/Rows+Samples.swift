import Shared
import TestSupport

@testable import MVP

nonisolated extension UserRow {
    static let ada = UserRow(id: 1, name: "Ada Lovelace", email: "ada@example.com")
    static let grace = UserRow(id: 2, name: "Grace Hopper", email: "grace@example.com")
}

nonisolated extension PhotoRow {
    /// Returns the row of a sample photo.
    static func sample(_ id: Int, title: String? = nil) -> PhotoRow {
        PhotoRow(
            id: id,
            title: title ?? "Photo \(id)",
            thumbnail: "https://example.com/\(id)/small",
            deleteLabel: "Delete"
        )
    }

    /// Returns the rows of the sample photos numbered `ids`.
    static func samples(_ ids: ClosedRange<Int>) -> [PhotoRow] {
        ids.map { .sample($0) }
    }
}

nonisolated extension PictureRow {
    static let rose = PictureRow(.rose, mark: "♡", action: .like)
    static let likedRose = PictureRow(.rose, mark: "♥", action: .unlike)
    static let tulip = PictureRow(.tulip, mark: "♡", action: .like)
    static let likedTulip = PictureRow(.tulip, mark: "♥", action: .unlike)

    private init(_ picture: FeedPicture, mark: String, action: Action) {
        self.init(
            id: picture.id,
            title: picture.title,
            photographer: picture.photographer,
            thumbnail: picture.thumbnail,
            mark: mark,
            action: action
        )
    }
}

/// What `DashboardContentStub` answers, as rows.
nonisolated extension DashboardRow {
    static let spring = item("spring", title: "Spring")
    static let summer = item("summer", title: "Summer")
    static let flowers = item("flowers", title: "Flowers", isSelectable: true)
    static let vase = item("vase", title: "Vase")
    static let added = picture("own", title: "Added")
    static let found = picture("1", title: "Found")

    private static func item(_ id: ExactText, title: String, isSelectable: Bool = false) -> DashboardRow {
        DashboardRow(id: id, title: title, icon: "icon", thumbnail: nil, isSelectable: isSelectable)
    }

    private static func picture(_ id: ExactText, title: String) -> DashboardRow {
        DashboardRow(
            id: id,
            title: title,
            icon: nil,
            thumbnail: "https://example.com/\(id.text)",
            isSelectable: false
        )
    }
}

nonisolated extension FeedPicture {
    static let withoutTitle = FeedPicture(
        id: "n",
        title: "",
        photographer: "Ada",
        thumbnail: "https://example.com/none"
    )
}
