/// One page of the feed service's search results.
package struct UnsplashSearch: Decodable, Equatable, Sendable {
    package let total: Int
    package let totalPages: Int
    package let results: [Picture]

    /// A picture; either description may be missing.
    package struct Picture: Decodable, Equatable, Sendable {
        package let id: String
        package let description: String?
        package let altDescription: String?
        package let urls: Addresses
        package let user: Photographer

        private enum CodingKeys: String, CodingKey {
            case id, description, urls, user
            case altDescription = "alt_description"
        }
    }

    /// The same image in several sizes.
    package struct Addresses: Decodable, Equatable, Sendable {
        package let small: String
        package let regular: String
    }

    package struct Photographer: Decodable, Equatable, Sendable {
        package let name: String
    }

    private enum CodingKeys: String, CodingKey {
        case total, results
        case totalPages = "total_pages"
    }
}
