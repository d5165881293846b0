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
