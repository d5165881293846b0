import Foundation
import TestSupport

@testable import Shared

/// A loader with its own store and hosts.
struct ImagesFixture {
    /// The storage of a fixture's images.
    enum Storage: CaseIterable {
        case memory, disk
    }

    let directory: TemporaryDirectory
    let clock: VirtualClock
    let client: ScriptedClient
    let connection = Connection(.live)
    let loader: CachingImageLoader

    var cache: URL { directory.url.appending(path: "cache") }
    /// The folder of the cache that holds the images.
    var folder: URL { cache.appending(path: "images") }

    /// Creates a loader, as in one of several processes.
    init(
        _ storage: Storage = .memory,
        directory: TemporaryDirectory? = nil,
        clock: VirtualClock = VirtualClock(),
        memoryLimit: Int = 1_000_000,
        storeLimit: Int? = nil
    ) throws {
        let directory = try directory ?? TemporaryDirectory()
        self.directory = directory
        self.clock = clock
        client = ScriptedClient(clock: clock)
        let limits = storeLimit.map { ImageLimits(total: $0) } ?? ImageLimits()
        let store: any ImageStore =
            switch storage {
            case .memory: MemoryImageStore(clock: clock, limits: limits)
            case .disk: ImageDisk(cacheDirectory: directory.url.appending(path: "cache"), clock: clock, limits: limits)
            }
        loader = CachingImageLoader(
            client: client,
            store: store,
            clock: clock,
            connection: connection,
            memoryLimit: memoryLimit
        )
    }

    /// Returns the names of the files that contain images.
    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    /// Returns the sizes of the files in the cache.
    func cachedBytes() throws -> [Int] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])
            .map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }
    }
}

/// Returns `bytes` bytes that begin and end like a PNG.
func makeImage(bytes: Int = 100) -> Data {
    var image = Data(repeating: 7, count: bytes)
    image.replaceSubrange(..<8, with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    image.replaceSubrange((bytes - 8)..., with: Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82])
    return image
}
