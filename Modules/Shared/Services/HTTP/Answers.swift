/// A picture as the picture service lists it.
package struct PicsumPicture: Decodable, Equatable, Sendable {
    package let id: String
    package let author: String
    package let width: Int
    package let height: Int
    /// The web page that shows the picture.
    package let url: String
    /// The web address of the image.
    package let downloadURL: String

    private enum CodingKeys: String, CodingKey {
        case id, author, width, height, url
        case downloadURL = "download_url"
    }
}

/// A photo as the photo service gives it.
package struct PlaceholderPhoto: Decodable, Equatable, Sendable {
    package let albumId: Int
    package let id: Int
    package let title: String
    /// The web address of the full image.
    package let url: String
    package let thumbnailUrl: String
}

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
