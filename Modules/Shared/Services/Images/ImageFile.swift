import Foundation

/// The format of a file in the image cache: a line with the image's length, network and address, then the image. The
/// line shows whether a crash truncated the file or another address has the same hash.
enum ImageFile {
    /// The maximum size of a file: the largest image after a line of 8 kB.
    static let sizeLimit = ImageLimits.image + 8192

    /// The end of the name of a file that is being written.
    static let draftSuffix = ".draft"

    /// Returns the name of the file for an address, the same for all networks.
    static func name(_ key: ImageKey) -> String {
        let digits = String(key.address.text.stableHash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits + ".image"
    }

    static func isName(_ text: String) -> Bool {
        text.wholeMatch(of: /[0-9a-f]{16}\.image/) != nil
    }

    static func isDraftName(_ text: String) -> Bool {
        DraftFile.isName(text, suffix: draftSuffix)
    }

    static func content(_ image: Data, _ key: ImageKey) -> Data {
        header(image.count, key) + image
    }

    /// Returns the image if `content` is complete and belongs to `key` or, with `fromAnyNetwork`, to its address.
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
