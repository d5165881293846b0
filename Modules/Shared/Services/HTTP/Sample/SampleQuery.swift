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
