import Foundation
import TestSupport

@testable import Shared

/// A loader over a cache directory of its own, and the hosts it asks.
struct ImagesFixture {
    let directory: TemporaryDirectory
    let clock: VirtualClock
    let client: ScriptedClient
    let connection = Connection(.live)
    let loader: CachingImageLoader

    var cache: URL { directory.url.appending(path: "cache") }
    /// The folder of the cache that holds the images.
    var folder: URL { cache.appending(path: "images") }

    /// A loader as one process of several would have it.
    init(
        directory: TemporaryDirectory? = nil,
        clock: VirtualClock = VirtualClock(),
        memoryLimit: Int = 1_000_000,
        diskLimit: Int = 1_000_000
    ) throws {
        self.directory = try directory ?? TemporaryDirectory()
        self.clock = clock
        client = ScriptedClient(clock: clock)
        loader = CachingImageLoader(
            client: client,
            store: ImageDisk(
                cacheDirectory: self.directory.url.appending(path: "cache"),
                clock: clock,
                limits: ImageLimits(total: diskLimit)
            ),
            clock: clock,
            connection: connection,
            memoryLimit: memoryLimit
        )
    }

    /// What the cache holds of files, by size.
    func cachedBytes() throws -> [Int] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])
            .map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }
    }
}

/// So many bytes that begin as a PNG does.
func makeImage(bytes: Int = 100) -> Data {
    let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    return signature + Data(repeating: 7, count: bytes - signature.count)
}
