import Foundation

/// The query of a request to the sample API.
struct SampleQuery {
    private let items: [URLQueryItem]

    init(_ url: URL) {
        items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    }

    func text(_ name: String) -> String {
        items.first { $0.name == name }?.value ?? ""
    }

    /// Returns the numbers, from 1, of the items on the requested page; a page has 1 to 100 items.
    func numbers(page: String, limit: String, otherwise: Int) -> Range<Int> {
        let count = min(max(Int(text(limit)) ?? otherwise, 1), 100)
        let page = min(max(Int(text(page)) ?? 1, 1), 1_000_000_000)
        return (page - 1) * count + 1..<page * count + 1
    }
}

/// The picture service's endless list.
enum SamplePictures {
    private static let authors = [
        "Alejandro Escamilla", "Paul Jarvis", "Tina Rataj", "Lukas Budimaier", "Danielle MacInnes", "Nadia Yilmaz",
        "Aleks Dorohovich", "Yoni Kaplan-Nadel", "Jerry Adney", "Shyamanta Baruah", "Mariam Haddad", "Greg Rakozy",
        "Matthew Wiebe", "Vadim Sherbakov", "Ingrid Solberg", "Roberto Nickson", "Kenji Watanabe",
    ]

    static func page(_ query: SampleQuery) -> [[String: Any]] {
        query.numbers(page: "page", limit: "limit", otherwise: 30).map(picture)
    }

    private static func picture(_ number: Int) -> [String: Any] {
        let width = 2400 + number % 7 * 400
        let height = 1600 + number % 5 * 300
        return [
            "id": "\(number)",
            "author": authors[number % authors.count],
            "width": width,
            "height": height,
            "url": "https://unsplash.com/photos/sample-\(number)",
            "download_url": "https://picsum.photos/id/\(number)/\(width)/\(height)",
        ]
    }
}

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
