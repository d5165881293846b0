import Headless
import Shared

/// The sample pictures as the device shows them.
extension Row {
    package static let rose = Row(
        id: "r",
        title: "Rose",
        subtitle: "Ada",
        thumbnail: "https://example.com/rose",
        mark: "♡",
        actions: [Row.Action("Like")]
    )

    package static let likedTulip = Row(
        id: "t",
        title: "Tulip",
        subtitle: "Grace",
        thumbnail: "https://example.com/tulip",
        mark: "♥",
        actions: [Row.Action("Unlike")]
    )
}
