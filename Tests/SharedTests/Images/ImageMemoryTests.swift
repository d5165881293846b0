import Foundation
import TestSupport
import Testing

@testable import Shared

/// What the image cache decides, without its database.
struct ImageMemoryTests {
    private var memory = ImageMemory(limit: 100)

    @Test
    mutating func `Images up to the limit stay, and one more makes room for a quarter of it; those used last stay`() {
        for name in 1...4 { insert(25, name) }
        #expect(memory.bytes == 100)
        _ = memory.image(key(1))

        insert(1, 5)

        names(1...5).expect([1, 4, 5])
        #expect(memory.bytes == 51)
    }

    @Test
    mutating func `An image replaces the one before it, and all others if it is as large as the limit`() {
        for bytes in [40, 60] { insert(bytes, 1) }
        #expect(memory.bytes == 60)
        #expect(memory.image(ImageKey(address: "1", network: "sample")) == nil)

        insert(101, 1)
        #expect(names(1...1).isEmpty)
        #expect(memory.bytes == 0)

        insert(10, 1)
        insert(100, 2)
        names(1...2).expect([2])
        #expect(memory.bytes == 100)
    }

    @Test(arguments: [(-60.0, false), (-59, true), (0, true), (59, true), (60, false)] as [(TimeInterval, Bool)])
    func `An image may be shown for its lifetime, by a clock that was wrong too`(age: TimeInterval, isAllowed: Bool) {
        let now = Date(timeIntervalSince1970: 1_767_225_600)

        #expect(ImageLimits(lifetime: 60).allow(now - age, at: now) == isAllowed)
    }

    @Test(
        arguments: [
            (Array(makeImage()), .png), ([0x89, 0x50, 0x4E, 0x47], nil), ([0xFF, 0xD8, 0xFF, 0xD9], .jpeg),
            ([0xFF, 0xD8, 0xD9], nil), (Array("GIF89a;".utf8), .gif), (Array("GIF9;".utf8), nil),
            (Array("RIFF\u{6}\0\0\0WEBPVP".utf8), .webP), (Array("RIFF\u{5}\0\0WEBPVP".utf8), nil),
            (Array("WEBP".utf8), nil), ([], nil),
        ] as [([UInt8], ImageFormat?)]
    )
    func `A format is known by its first bytes and its end, and data may follow`(bytes: [UInt8], format: ImageFormat?) {
        let file = Data([1, 2, 3]) + Data(bytes)

        #expect(ImageFormat(of: file.dropFirst(3)) == format)
        #expect(ImageFormat(of: file.dropFirst(3) + [0]) == (format == .gif ? nil : format))
        #expect(bytes.indices.allSatisfy { ImageFormat(of: file.dropFirst(3).prefix($0)) == nil })
    }

    private mutating func insert(_ bytes: Int, _ name: Int) {
        memory.insert(Data(count: bytes), key(name))
    }

    private func key(_ name: Int) -> ImageKey {
        ImageKey(address: "\(name)", network: "live")
    }

    private mutating func names(_ all: ClosedRange<Int>) -> [Int] {
        var found: [Int] = []
        for name in all where memory.image(key(name)) != nil { found.append(name) }
        return found
    }
}
