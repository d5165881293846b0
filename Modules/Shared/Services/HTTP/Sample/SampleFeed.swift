import Foundation

/// The sample search results: twelve pictures for any search.
enum SampleFeed {
    private static let count = 12
    private static let photographers = [
        "Annie Spratt", "Amara Okafor", "Joel Filipe", "Mei Lin", "Luca Bravo", "Sofia Marques", "Omar Farouk",
    ]
    private static let scenes = [
        "on a wooden table", "by the window", "in the morning light", "seen from above", "at the market",
        "on a gray afternoon", "in a white room", "close up", "in the garden", "under string lights", "for two",
        "waiting for guests",
    ]

    static func page(_ query: SampleQuery) -> [String: Any] {
        let numbers = query.numbers(page: "page", limit: "per_page", otherwise: 10)
        return [
            "total": count,
            "total_pages": (count + numbers.count - 1) / numbers.count,
            "results": numbers.clamped(to: 1..<count + 1).map { picture($0, of: query.text("query")) },
        ]
    }

    /// Creates a picture. Every third has no description, every sixth no alternative one either.
    private static func picture(_ number: Int, of subject: String) -> [String: Any] {
        let id = String(format: "%012llx", (subject + "/\(number)").stableHash & 0xFFFF_FFFF_FFFF)
        let scene = "\(subject) \(scenes[number % scenes.count])"
        let address = "https://images.unsplash.com/photo-\(id)"
        return [
            "id": id,
            "description": number % 3 == 0 ? NSNull() : scene as Any,
            "alt_description": number % 6 == 0 ? NSNull() : "a photo of \(scene)" as Any,
            "urls": ["small": "\(address)?w=400", "regular": "\(address)?w=1080"],
            "user": ["name": photographers[Int(id.stableHash % UInt64(photographers.count))]],
        ]
    }
}
