import Foundation

/// The photo service's hundred photos, each with a different title.
enum SamplePhotos {
    private static let qualities = [
        "quiet", "golden", "distant", "early", "narrow", "silver", "gentle", "hidden", "open", "northern",
    ]
    private static let subjects = [
        "harbor", "meadow", "staircase", "orchard", "window", "bridge", "lantern", "shoreline", "garden", "rooftop",
    ]

    static func page(_ query: SampleQuery) -> [[String: Any]] {
        query.numbers(page: "_page", limit: "_limit", otherwise: 10).compactMap(photo)
    }

    /// Returns the photo with this id, 1 to 100.
    static func photo(_ id: Int) -> [String: Any]? {
        guard (1...100).contains(id) else { return nil }
        let index = id - 1
        let color = String(format: "%06x", Int("photo \(id)".stableHash & 0xFFFFFF))
        return [
            "albumId": index / 50 + 1,
            "id": id,
            "title": "\(qualities[index % 10]) \(subjects[(index + index / 10) % 10])",
            "url": "https://via.placeholder.com/600/\(color)",
            "thumbnailUrl": "https://via.placeholder.com/150/\(color)",
        ]
    }
}
