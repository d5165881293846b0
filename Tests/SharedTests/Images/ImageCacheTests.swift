import Foundation
import TestSupport
import Testing

@testable import Shared

struct ImageCacheTests {
    private let temporary: TemporaryDirectory
    private let clock = VirtualClock()
    private let key = ImageKey(address: "https://example.com/a.png", network: "live")

    private var directory: URL { temporary.url.appending(path: "cache") }
    private var file: URL { directory.appending(path: "images.sqlite") }

    init() throws {
        temporary = try TemporaryDirectory()
    }

    @Test(arguments: [true, false])
    func `Networks do not share images, and the last one of any is found without a network`(isInMemory: Bool) async {
        let cache = isInMemory ? ImageCache(clock: clock) : makeCache()
        let other = ImageKey(address: key.address, network: "sample")

        await cache.insert(makeImage(bytes: 50), key)
        await cache.insert(makeImage(bytes: 60), other)

        let images = await [
            cache.image(other, fromAnyNetwork: false), cache.image(key, fromAnyNetwork: false),
            cache.image(key, fromAnyNetwork: true),
        ]
        images.map { $0?.count }.expect([60, nil, 60])
    }

    @Test func `An image has up to 10 MB, and the cache by default 100 MB that are shown for a week`() async {
        let cache = makeCache()

        for bytes in [10_000_000, 10_000_001] { await cache.insert(makeImage(bytes: bytes), numbered(bytes)) }

        #expect(await cache.image(numbered(10_000_000), fromAnyNetwork: false) == makeImage(bytes: 10_000_000))
        #expect(await cache.image(numbered(10_000_001), fromAnyNetwork: false) == nil)
        #expect(ImageLimits().total == 100_000_000)
        #expect(ImageLimits().lifetime == 604_800)
    }

    @Test func `Images beyond the limit replace those used least recently, and none is larger than all`() async throws {
        let cache = makeCache(ImageLimits(total: 1000))
        for number in 1...10 {
            await cache.insert(makeImage(), numbered(number))
            await clock.advance(by: .seconds(1))
        }
        _ = await cache.image(numbered(1), fromAnyNetwork: false)
        await clock.advance(by: .seconds(1))

        await cache.insert(makeImage(bytes: 200), numbered(11))
        await cache.insert(makeImage(bytes: 1001), numbered(12))

        #expect(await numbers(in: cache, 1...12) == [1, 4, 5, 6, 7, 8, 9, 10, 11])
        await cache.insert(makeImage(bytes: 1000), numbered(13))
        #expect(await numbers(in: cache, 1...13) == [13])
    }

    @Test func `An image that has expired is not found, and leaves the disk with the next one`() async throws {
        let cache = makeCache(ImageLimits(lifetime: 60))
        await cache.insert(makeImage(), key)

        await clock.advance(by: .seconds(59))
        #expect(await cache.image(key, fromAnyNetwork: false) == makeImage())
        await clock.advance(by: .seconds(1))
        #expect(await cache.image(key, fromAnyNetwork: true) == nil)

        await cache.insert(makeImage(), numbered(2))
        try SQLiteConnection(path: file.path).rows("SELECT address FROM images") { $0.text(0) }
            .expect(["https://example.com/2"])
    }

    @Test func `Two processes of one owner share what each has loaded`() async {
        let (one, other) = (makeCache(), makeCache())

        for number in 1...10 { await (number % 2 == 0 ? one : other).insert(makeImage(), numbered(number)) }

        for cache in [one, other] { #expect(await numbers(in: cache, 1...10) == Array(1...10)) }
    }

    @Test func `The directory and its files are their owner's alone, whatever the umask`() async {
        await #expect(processExitsWith: .success) { [path = directory.path as String] in
            for mask in [0, 0o277, 0o477, 0o777] as [mode_t] {
                umask(mask)
                let directory = URL(filePath: path).appending(path: "\(mask)")
                let cache = ImageCache(directory: directory, clock: VirtualClock())
                await cache.insert(makeImage(), ImageKey(address: "https://example.com/a.png", network: "live"))

                let files = ["", "-wal", "-shm"].map { directory.appending(path: "images.sqlite" + $0) }
                try ([directory, directory.deletingLastPathComponent()] + files).map(mode)
                    .expect([0o700, 0o700, 0o600, 0o600, 0o600])
            }
        }
    }

    @Test(arguments: [0, 50, 5000, nil])
    func `A database that is cut short or damaged is silently replaced`(length: Int?) async throws {
        await makeCache().insert(makeImage(bytes: 20_000), key)
        var data = try Data(contentsOf: file)
        if let length {
            data = data.prefix(length)
        } else {
            data.replaceSubrange(4096..., with: Data(repeating: 0xff, count: data.count - 4096))
        }
        try data.write(to: file)

        let cache = makeCache()
        for number in 1...2 {
            _ = await cache.image(key, fromAnyNetwork: false)
            await cache.insert(makeImage(), numbered(number))
        }

        #expect(await cache.image(numbered(2), fromAnyNetwork: false) == makeImage())
        #expect(await makeCache().image(numbered(2), fromAnyNetwork: false) == makeImage())
    }

    @Test func `A cache that is deleted while the app runs is filled again`() async throws {
        let cache = makeCache()
        await cache.insert(makeImage(), key)

        try FileManager.default.removeItem(at: directory)
        #expect(await cache.image(key, fromAnyNetwork: false) == nil)
        await cache.insert(makeImage(), key)

        #expect(await makeCache().image(key, fromAnyNetwork: false) == makeImage())
    }

    @Test func `A database that another process locks while the app runs is not used any more`() async throws {
        let cache = makeCache()
        await cache.insert(makeImage(), key)
        let other = try SQLiteConnection(path: file.path)
        try other.execute("BEGIN IMMEDIATE")

        await cache.insert(makeImage(), numbered(2))
        try other.execute("COMMIT")
        await cache.insert(makeImage(), numbered(3))

        #expect(await numbers(in: makeCache(), 1...3).isEmpty)
        #expect(await makeCache().image(key, fromAnyNetwork: false) == makeImage())
    }

    @Test func `Image files of earlier versions are removed at the start with their folder, other files never`()
        async throws
    {
        let folders = ["data", "cache"].map { temporary.url.appending(path: "\($0)/images") }
        let others = ["notes.txt", "0123456789abcdef.png", ".hidden", "holiday.image"]
        for folder in folders {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for name in ["0123456789abcdef.image", "4711-12.draft"] + (folder == folders[0] ? others : []) {
                try Data().write(to: folder.appending(path: name))
            }
        }

        _ = try await StorageLocation.directory(temporary.url.appending(path: "data"), cache: directory)
            .open(clock: clock) { Issue.record("Warned: \($0)") }

        #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folders[0].path)) == Set(others))
        #expect(!FileManager.default.fileExists(atPath: folders[1].path))
    }

    @Test(
        arguments: [
            (nil, ["HOME": "/home/ann"], "/home/ann/.cache/arch-demo"),
            (nil, ["HOME": "/home/ann", "XDG_CACHE_HOME": "/cache"], "/cache/arch-demo"),
            (nil, ["HOME": "/home/ann", "XDG_CACHE_HOME": "cache"], "/home/ann/.cache/arch-demo"),
            ("/data", ["HOME": "/home/ann"], "/data/cache"),
            ("/data", ["XDG_CACHE_HOME": "/cache"], "/cache/arch-demo"),
            ("/data", ["XDG_CACHE_HOME": "cache"], "/data/cache"),
        ] as [(String?, [String: String], String)]
    )
    func `The cache is the user's, or with the data that the user has chosen`(
        chosen: String?,
        environment: [String: String],
        path: String
    ) throws {
        let directory = try DataDirectory.standardCache(
            chosenData: chosen.map { URL(filePath: $0) },
            environment: environment
        )

        #expect(directory.path == path)
    }

    /// Returns a cache as in one of several processes.
    private func makeCache(_ limits: ImageLimits = ImageLimits()) -> ImageCache {
        ImageCache(directory: directory, clock: clock, limits: limits, patience: .zero)
    }

    private func numbered(_ number: Int) -> ImageKey {
        ImageKey(address: "https://example.com/\(number)", network: "live")
    }

    private func numbers(in cache: ImageCache, _ numbers: ClosedRange<Int>) async -> [Int] {
        var found: [Int] = []
        for number in numbers where await cache.image(numbered(number), fromAnyNetwork: false) != nil {
            found.append(number)
        }
        return found
    }
}
