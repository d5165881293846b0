import Foundation

/// The image formats that the app can show, recognized by their first bytes and their end. Cameras append data to some
/// images; a JPEG that embeds another one may therefore be cut unnoticed.
enum ImageFormat: CaseIterable {
    case png, jpeg, gif, webP

    /// Recognizes the format of `data`; returns `nil` if it is not a whole image.
    init?(of data: Data) {
        guard let format = Self.allCases.first(where: { $0.begins(data) && $0.ends(data) }) else { return nil }
        self = format
    }

    private func begins(_ data: Data) -> Bool {
        switch self {
        case .png: data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        case .jpeg: data.starts(with: [0xFF, 0xD8, 0xFF])
        case .gif: data.starts(with: Array("GIF8".utf8))
        case .webP: data.starts(with: Array("RIFF".utf8)) && data.dropFirst(8).starts(with: Array("WEBP".utf8))
        }
    }

    private func ends(_ data: Data) -> Bool {
        switch self {
        case .png: data.range(of: Data("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]) != nil
        case .jpeg: data.range(of: Data([0xFF, 0xD9])) != nil
        case .gif: data.last == UInt8(ascii: ";")
        case .webP: data.count - 8 >= data.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        }
    }
}
