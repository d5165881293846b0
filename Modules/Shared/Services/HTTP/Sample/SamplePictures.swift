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
