/// What the app reads of a picture in the picture service's list.
package struct PicsumPicture: Decodable, Equatable, Sendable {
    package let id: String
    package let author: String
    /// The web address of the image.
    package let downloadURL: String

    private enum CodingKeys: String, CodingKey {
        case id, author
        case downloadURL = "download_url"
    }
}

/// What the app reads of a photo of the photo service.
package struct PlaceholderPhoto: Decodable, Equatable, Sendable {
    package let id: Int
    package let title: String
    /// The web address of the full image.
    package let url: String
    package let thumbnailUrl: String
}

/// What the app reads of one page of the feed service's search results.
package struct UnsplashSearch: Decodable, Equatable, Sendable {
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

    /// The addresses of the image, of which the app shows the small one.
    package struct Addresses: Decodable, Equatable, Sendable {
        package let small: String
    }

    package struct Photographer: Decodable, Equatable, Sendable {
        package let name: String
    }
}
