/// A photo as the photo service gives it.
package struct PlaceholderPhoto: Decodable, Equatable, Sendable {
    package let albumId: Int
    package let id: Int
    package let title: String
    /// The web address of the full image.
    package let url: String
    package let thumbnailUrl: String
}
