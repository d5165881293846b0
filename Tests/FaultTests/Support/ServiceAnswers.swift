import Foundation
import Shared

/// The services' valid responses.
enum ServiceAnswers {
    /// Returns photos with these ids.
    static func photos(_ ids: some Sequence<Int>, title: (Int) -> String = { "Photo \($0)" }) -> String {
        text(ids.map { photo($0, title: title($0)) })
    }

    /// One photo.
    static func photo(_ id: Int, title: String) -> [String: Any] {
        [
            "albumId": 1, "id": id, "title": title, "url": "https://images.example/full/\(id)",
            "thumbnailUrl": "https://images.example/small/\(id)",
        ]
    }

    /// Returns the dashboard's pictures, one for each author, all with the same image.
    static func pictures(by authors: [String]) -> String {
        text(
            authors.enumerated().map { index, author in
                [
                    "id": String(index), "author": author, "width": 300, "height": 200,
                    "url": "https://pictures.example/\(index)", "download_url": "https://images.example/picture",
                ]
            }
        )
    }

    /// Returns the result of a search for a category: a picture for each description.
    static func feed(_ descriptions: [String?], photographer: String = "Ana") -> String {
        let results = descriptions.enumerated().map { index, description in
            [
                "id": "picture-\(index)", "description": description as Any? ?? NSNull(), "alt_description": NSNull(),
                "urls": ["small": "https://images.example/feed", "regular": "https://images.example/feed-large"],
                "user": ["name": photographer],
            ]
        }
        return text(["total": results.count, "total_pages": 1, "results": results])
    }

    /// Returns the JSON text of a value.
    static func text(_ value: Any) -> String {
        let data = try? JSONSerialization.data(withJSONObject: value)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
