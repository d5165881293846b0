import Shared

extension Photo {
    /// Returns a photo whose texts are derived from its number.
    nonisolated package static func sample(_ id: Int, title: String? = nil) -> Photo {
        Photo(
            id: id,
            title: title ?? "Photo \(id)",
            address: "https://example.com/\(id)",
            thumbnail: "https://example.com/\(id)/small"
        )
    }
}

extension PhotoPage {
    nonisolated package static let empty = PhotoPage(photos: [], cursor: nil, isLast: true)

    /// Returns the photos numbered `ids`, with the cursor behind the last of them.
    nonisolated package static func sample(_ ids: ClosedRange<Int>, isLast: Bool = false) -> PhotoPage {
        .sample(ids.map { .sample($0) }, isLast: isLast)
    }

    /// Returns the given photos, with the cursor behind the last of them.
    nonisolated package static func sample(_ photos: [Photo], isLast: Bool = false) -> PhotoPage {
        PhotoPage(photos: photos, cursor: photos.last.map { .behind($0.id) }, isLast: isLast)
    }
}

extension PhotoCursor {
    /// Returns the position behind a sample photo.
    nonisolated package static func behind(_ id: Int) -> PhotoCursor {
        PhotoCursor(position: id, id: id)
    }
}

extension FeedPicture {
    nonisolated package static let rose = FeedPicture(
        id: "r",
        title: "Rose",
        photographer: "Ada",
        thumbnail: "https://example.com/rose"
    )

    nonisolated package static let tulip = FeedPicture(
        id: "t",
        title: "Tulip",
        photographer: "Grace",
        thumbnail: "https://example.com/tulip"
    )
}

extension AddImageForm {
    /// A valid form.
    nonisolated package static let valid = AddImageForm(author: "Ada", address: "https://example.com/ada")
}
