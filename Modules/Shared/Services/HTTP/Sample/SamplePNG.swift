import Foundation
import Synchronization

/// Draws a square of one color as a PNG.
enum SamplePNG {
    /// The images so far, by color, because drawing one takes longer than the rest of a sample request.
    private static let drawn = Mutex<[UInt32: Data]>([:])

    /// Returns the image of a color, `0xRRGGBB`.
    static func square(_ color: UInt32) -> Data {
        drawn.withLock { drawn in
            if let image = drawn[color] { return image }
            let image = draw(bytes(color).suffix(3), side: 8)
            drawn[color] = image
            return image
        }
    }

    private static func draw(_ color: ArraySlice<UInt8>, side: Int) -> Data {
        let unfiltered: UInt8 = 0
        let pixels = Array(repeating: color, count: side).joined()
        let rows = Array(repeating: [unfiltered] + pixels, count: side).joined()
        let eightBitRGB: [UInt8] = [8, 2, 0, 0, 0]
        return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            + chunk("IHDR", bytes(UInt32(side)) + bytes(UInt32(side)) + eightBitRGB)
            + chunk("IDAT", zlib(Array(rows)))
            + chunk("IEND", [])
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> Data {
        let body = Array(type.utf8) + content
        return Data(bytes(UInt32(content.count)) + body + bytes(crc32(body)))
    }

    /// Returns a zlib stream of one stored block of less than 65,536 bytes, without compression.
    private static func zlib(_ content: [UInt8]) -> [UInt8] {
        let count = UInt16(content.count)
        let block = [1, UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
        return [0x78, 0x01] + block + content + bytes(adler32(content))
    }

    private static func crc32(_ content: [UInt8]) -> UInt32 {
        ~content.reduce(UInt32.max) { crc, byte in crc >> 8 ^ remainders[Int(crc & 0xFF ^ UInt32(byte))] }
    }

    /// The remainder of each byte.
    private static let remainders = (0..<256 as Range<UInt32>).map { byte in
        (0..<8).reduce(byte) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }

    private static func adler32(_ content: [UInt8]) -> UInt32 {
        let sums = content.reduce((low: UInt32(1), high: UInt32(0))) { sums, byte in
            let low = (sums.low + UInt32(byte)) % 65521
            return (low, (sums.high + low) % 65521)
        }
        return sums.high << 16 | sums.low
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [UInt8(number >> 24), UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
    }
}
