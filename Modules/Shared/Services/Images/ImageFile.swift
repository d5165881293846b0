import Foundation

/// What a file of the image cache holds: a line with the image's length and key, then the image. Two keys with the same
/// hash, or a file that a crash cut short, are told by it.
enum ImageFile {
    static func content(_ image: Data, key: String) -> Data {
        header(image.count, key) + image
    }

    /// The image, where `content` is whole and belongs to `key`.
    static func image(in content: Data, key: String) -> Data? {
        guard let end = content.firstIndex(of: 0x0A) else { return nil }
        let image = content[(end + 1)...]
        return content[...end] == header(image.count, key) ? Data(image) : nil
    }

    private static func header(_ count: Int, _ key: String) -> Data {
        Data("\(count) \(key)\n".utf8)
    }
}
