import Foundation
import TestSupport
import Testing

@testable import Shared

/// What a cache of images decides, without its files.
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

        #expect(ImageLimits(lifetime: .seconds(60)).allow(now - age, at: now) == isAllowed)
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

    @Test func `A file holds an image of one address and one network`() {
        let key = ImageKey(address: "https://b.c/a", network: "live")
        let content = ImageFile.content(Data("image\n1".utf8), key)
        func image(_ content: Data, _ address: ExactText, _ network: String, any: Bool = false) -> Data? {
            ImageFile.image(in: content, ImageKey(address: address, network: network), fromAnyNetwork: any)
        }

        #expect(content == Data("7 live https://b.c/a\nimage\n1".utf8))
        #expect(image(content, "https://b.c/a", "live") == Data("image\n1".utf8))
        #expect(image(content, "https://b.c/a", "sample") == nil)
        #expect(image(content, "https://b.c/a", "sample", any: true) == Data("image\n1".utf8))
        #expect(image(content, "https://b.c/b", "live", any: true) == nil)
        #expect(image(content.dropLast(), "https://b.c/a", "live", any: true) == nil)
        #expect(image(content + [0], "https://b.c/a", "live", any: true) == nil)
        #expect(image(Data("7 live".utf8), "https://b.c/a", "live", any: true) == nil)
        #expect(image(Data("7 live x y\n".utf8), "https://b.c/a", "live", any: true) == nil)
    }

    @Test(
        arguments: [
            ([0, 1, 2], 0, [0, 1, 2], 10), ([90], 5, [90], 10), ([91], 5, [], 10), ([80], 20, [80], 20),
            ([81], 20, [], 20), ([30, 30, 31], 10, [30, 31], 10), ([95, 2], 5, [2], 10), ([], 100, [], 100),
        ] as [([Int], Int, [Int], Int)]
    )
    func `A cleanup removes the oldest until there is room`(
        sizes: [Int],
        count: Int,
        left: [Int],
        allowance: Int
    ) throws {
        let directory = try TemporaryDirectory()
        let now = Date(timeIntervalSince1970: 1_767_225_600)
        for (index, size) in sizes.enumerated() {
            try write(size, "\(index)".padded, now + Double(index - 100), in: directory)
        }

        let housekeeping = ImageHousekeeping(directory: directory.url, limits: ImageLimits(total: 100))

        #expect(housekeeping.clean(at: now, for: count) == allowance)
        try remaining(in: directory).map(\.1).expect(left)
    }

    @Test func `A cleanup removes what has expired, a draft after an hour, and no other file`() throws {
        let directory = try TemporaryDirectory()
        let now = Date(timeIntervalSince1970: 1_767_225_600)
        let (draft, old) = ("4711-1.draft", "4711-2.draft")
        let others = ["notes.txt", "my-4711-3.draft"].map { ($0, 99_999.0) }
        for (name, age) in [("1".padded, 59), ("2".padded, 60), (draft, 3599), (old, 3600)] + others {
            try write(1, name, now - age, in: directory)
        }
        let limits = ImageLimits(total: 100, lifetime: .seconds(60))

        let allowance = ImageHousekeeping(directory: directory.url, limits: limits).clean(at: now, for: 99)

        #expect(Set(try remaining(in: directory).map(\.0)) == [draft, "notes.txt", "my-4711-3.draft"])
        #expect(allowance == 99)
    }

    /// Few other file systems have files of this size.
    @Test(.enabled(if: access("/dev/shm", W_OK) == 0))
    func `A cleanup removes sparse files, however large they seem`() throws {
        let directory = URL(filePath: "/dev/shm/arch-demo-\(getpid())")
        defer { try? FileManager.default.removeItem(at: directory) }
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for name in ["1".padded, "2".padded] {
            let file = directory.appending(path: name).path
            try #require(FileManager.default.createFile(atPath: file, contents: nil) && truncate(file, .max) == 0)
        }

        let allowance = ImageHousekeeping(directory: directory, limits: ImageLimits(total: 100)).clean(at: .now, for: 1)

        #expect(allowance == 10)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).isEmpty)
    }

    @Test(
        arguments: [
            (nil, ["HOME": "/home/ann"], "/home/ann/.cache/arch-demo"),
            (nil, ["HOME": "/home/ann", "XDG_CACHE_HOME": "/cache"], "/cache/arch-demo"),
            (nil, ["HOME": "/home/ann", "XDG_CACHE_HOME": "cache"], "/home/ann/.cache/arch-demo"),
            ("/data", ["HOME": "/home/ann"], "/data"), ("/data", ["XDG_CACHE_HOME": "/cache"], "/cache/arch-demo"),
            ("/data", ["XDG_CACHE_HOME": "cache"], "/data"),
        ] as [(String?, [String: String], String)]
    )
    func `The cache is the user's, or with the data that the user has chosen`(
        chosen: String?,
        environment: [String: String],
        path: String
    ) throws {
        let directory = try ImageDisk.standardDirectory(
            chosenData: chosen.map { URL(filePath: $0) },
            environment: environment
        )

        #expect(directory.path == path)
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

    private func write(_ bytes: Int, _ name: String, _ date: Date, in directory: TemporaryDirectory) throws {
        let file = directory.url.appending(path: name)
        try Data(count: bytes).write(to: file)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }

    private func remaining(in directory: TemporaryDirectory) throws -> [(String, Int)] {
        try FileManager.default.contentsOfDirectory(atPath: directory.url.path).sorted().map { name in
            (name, try Data(contentsOf: directory.url.appending(path: name)).count)
        }
    }
}

extension String {
    /// The name of an image's file.
    fileprivate var padded: String { String(repeating: "0", count: 16 - count) + self + ".image" }
}
