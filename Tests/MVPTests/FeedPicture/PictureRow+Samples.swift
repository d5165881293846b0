import Shared

@testable import MVP

nonisolated extension PictureRow {
    static let rose = PictureRow(
        id: "r",
        title: "Rose",
        photographer: "Ada",
        thumbnail: "https://example.com/rose",
        mark: "♡",
        action: .like,
        actionLabel: "Like"
    )
    static let likedRose = PictureRow(
        id: "r",
        title: "Rose",
        photographer: "Ada",
        thumbnail: "https://example.com/rose",
        mark: "♥",
        action: .unlike,
        actionLabel: "Unlike"
    )
    static let tulip = PictureRow(
        id: "t",
        title: "Tulip",
        photographer: "Grace",
        thumbnail: "https://example.com/tulip",
        mark: "♡",
        action: .like,
        actionLabel: "Like"
    )
    static let likedTulip = PictureRow(
        id: "t",
        title: "Tulip",
        photographer: "Grace",
        thumbnail: "https://example.com/tulip",
        mark: "♥",
        action: .unlike,
        actionLabel: "Unlike"
    )
    static let untitled = PictureRow(
        id: "u",
        title: "Untitled",
        photographer: "Ada",
        thumbnail: "https://example.com/untitled",
        mark: "♥",
        action: .unlike,
        actionLabel: "Unlike"
    )
}
