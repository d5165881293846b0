import Foundation

/// Valid responses of the services.
package enum ServiceResponses {
    /// Returns photos with these ids, all with the same thumbnail unless they have their own.
    package static func photos(
        _ ids: some Sequence<Int>,
        haveOwnThumbnails: Bool = false,
        title: (Int) -> String = { "Photo \($0)" }
    ) -> String {
        json(ids.map { Photo($0, title: title($0), thumbnail: haveOwnThumbnails ? "small/\($0)" : "small") })
    }

    /// Returns one photo.
    package static func photo(_ id: Int, title: String) -> String {
        json(Photo(id, title: title, thumbnail: "small"))
    }

    /// Returns the dashboard's pictures, one for each author, all with the same image.
    package static func pictures(by authors: [String]) -> String {
        json(authors.enumerated().map { Picture(id: String($0), author: $1) })
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
        let body: [String: Any] = ["total": results.count, "total_pages": 1, "results": results]
        let data = try? JSONSerialization.data(withJSONObject: body)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    private static func json(_ value: some Encodable) -> String {
        let data = try? JSONEncoder().encode(value)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}

private nonisolated struct Photo: Encodable {
    let albumId = 1
    let id: Int
    let title: String
    let url: String
    let thumbnailUrl: String

    init(_ id: Int, title: String, thumbnail: String) {
        (self.id, self.title) = (id, title)
        url = "https://images.example/full/\(id)"
        thumbnailUrl = "https://images.example/\(thumbnail)"
    }
}

private nonisolated struct Picture: Encodable {
    let id: String
    let author: String
    let width = 300
    let height = 200
    let url: String
    let download_url = "https://images.example/picture"

    init(id: String, author: String) {
        (self.id, self.author) = (id, author)
        url = "https://pictures.example/\(id)"
    }
}
