import Foundation

/// A file of the image cache: its name, and what it holds: a line with the image's length, its network and its address,
/// then the image. The line shows whether a crash cut the file short or another address has the same hash.
enum ImageFile {
    /// The most bytes of a file: the largest image, below a line of 8 kB.
    static let sizeLimit = ImageLimits.image + 8192

    /// The name of the file for an address, the same for all networks.
    static func name(_ key: ImageKey) -> String {
        let digits = String(key.address.stableHash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits + ".image"
    }

    /// A new name for a file that is being written.
    static func draftName() -> String {
        "\(UUID().uuidString).draft"
    }

    static func isName(_ text: String) -> Bool {
        text.wholeMatch(of: /[0-9a-f]{16}\.image/) != nil
    }

    static func isDraftName(_ text: String) -> Bool {
        text.wholeMatch(of: /[0-9A-F-]{36}\.draft/) != nil
    }

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
