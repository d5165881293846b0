import Foundation

/// Valid responses of the services.
nonisolated package enum ServiceResponses {
    /// Returns photos with these ids, all with the same thumbnail unless they have their own.
    package static func photos(
        _ ids: some Sequence<Int>,
        haveOwnThumbnails: Bool = false,
        title: (Int) -> String = { "Photo \($0)" }
    ) -> String {
        json(ids.map { photo($0, title: title($0), thumbnail: haveOwnThumbnails ? "small/\($0)" : "small") })
    }

    /// Returns one photo.
    package static func photo(_ id: Int, title: String) -> String {
        json(photo(id, title: title, thumbnail: "small"))
    }

    /// Returns the dashboard's pictures, one for each author, all with the same image.
    package static func pictures(by authors: [String]) -> String {
        json(
            authors.enumerated().map { id, author in
                [
                    "id": "\(id)", "author": author, "width": 300, "height": 200,
                    "url": "https://pictures.example/\(id)", "download_url": "https://images.example/picture",
                ] as [String: Any]
            }
        )
    }

    /// Returns the result of a search for a category: a picture for each description.
    package static func feed(_ descriptions: [String?], photographer: String = "Ana") -> String {
        let results = descriptions.enumerated().map { index, description in
            [
                "id": "picture-\(index)", "description": description as Any? ?? NSNull(), "alt_description": NSNull(),
                "urls": ["small": "https://images.example/feed", "regular": "https://images.example/feed-large"],
                "user": ["name": photographer],
            ]
        }
        return json(["total": results.count, "total_pages": 1, "results": results])
    }

    private static func photo(_ id: Int, title: String, thumbnail: String) -> [String: Any] {
        [
            "albumId": 1, "id": id, "title": title, "url": "https://images.example/full/\(id)",
            "thumbnailUrl": "https://images.example/\(thumbnail)",
        ]
    }

    private static func json(_ value: Any) -> String {
        let data = try? JSONSerialization.data(withJSONObject: value)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
