import Foundation

/// What a file of the image cache holds: a line with the image's length, its network and its address, then the image.
/// Two addresses with the same hash, or a file that a crash cut short, are told by it.
enum ImageFile {
    static func content(_ image: Data, _ key: ImageKey) -> Data {
        header(image.count, key) + image
    }

    /// The image, where `content` is whole and belongs to `key`, or to its address on any network.
    static func image(in content: Data, _ key: ImageKey, fromAnyNetwork: Bool) -> Data? {
        guard let end = content.firstIndex(of: 0x0A) else { return nil }
        let image = content[(end + 1)...]
        let words = content[..<end].split(separator: 0x20)
        guard words.count == 3 else { return nil }
        let network = fromAnyNetwork ? String(decoding: words[1], as: UTF8.self) : key.network
        let expected = header(image.count, ImageKey(address: key.address, network: network))
        return content[...end] == expected ? Data(image) : nil
    }

    private static func header(_ count: Int, _ key: ImageKey) -> Data {
        Data("\(count) \(key.network) \(key.address)\n".utf8)
    }
}
