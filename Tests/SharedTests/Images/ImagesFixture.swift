import Foundation
import TestSupport
import Testing

@testable import Shared

/// A loader with its own hosts and a cache, as in one of several processes.
struct ImagesFixture {
    let directory: TemporaryDirectory
    let clock: VirtualClock
    let client: ScriptedClient
    let connection = Connection(.live)
    let loader: CachingImageLoader

    /// The directory of the cache.
    var cache: URL { directory.url.appending(path: "cache") }

    init(
        directory: TemporaryDirectory? = nil,
        clock: VirtualClock = VirtualClock(),
        memoryLimit: Int = 50_000_000
    ) throws {
        self.directory = try directory ?? TemporaryDirectory()
        self.clock = clock
        client = ScriptedClient(clock: clock)
        loader = CachingImageLoader(
            client: client,
            store: ImageStore(
                database: try .inMemory(),
                cache: ImageCache(directory: self.directory.url.appending(path: "cache"), clock: clock, patience: .zero)
            ),
            clock: clock,
            activity: clock.activity,
            connection: connection,
            memoryLimit: memoryLimit
        )
    }
}

/// Returns `bytes` bytes that begin and end like a PNG.
func makeImage(bytes: Int = 100) -> Data {
    var image = Data(repeating: 7, count: bytes)
    image.replaceSubrange(..<8, with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    image.replaceSubrange((bytes - 8)..., with: Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82])
    return image
}

/// An app's services with their own data and image hosts.
struct KeptImagesFixture {
    let directory: TemporaryDirectory
    let clock: VirtualClock
    let client: ScriptedClient
    let connection = Connection(.live)
    let services: Services

    private var cache: URL { directory.url.appending(path: "cache") }

    /// An app with the data in `directory`, logged in.
    init(directory: TemporaryDirectory? = nil, clock: VirtualClock = VirtualClock()) async throws {
        let directory = try directory ?? TemporaryDirectory()
        self.directory = directory
        self.clock = clock
        client = ScriptedClient(clock: clock)
        let data = directory.url.appending(path: "data")
        services = try await Services.local(
            storage: try .directory(data, cache: directory.url.appending(path: "cache"), clock: clock) { _ in },
            clock: clock,
            activity: clock.activity,
            connection: connection,
            options: AppOptions(),
            latency: .zero,
            passwordCost: .low,
            remote: client
        )
        if try await services.sessions.current() == nil {
            try await services.sessions.save(services.accounts.logIn(makeCredentials()))
        }
    }

    /// The app started again without a network, eight days later and without its cache.
    func relaunchedOffline() async throws -> KeptImagesFixture {
        await clock.advance(by: .seconds(8 * 24 * 60 * 60))
        try? FileManager.default.removeItem(at: cache)
        return try await relaunched(on: .offline)
    }

    /// The app started again at once, with nothing in memory.
    func relaunched(on network: Connection.Network = .live) async throws -> KeptImagesFixture {
        let fixture = try await KeptImagesFixture(directory: directory, clock: clock)
        fixture.connection.network = network
        return fixture
    }

    /// Puts a file in the place of the cache's directory.
    func blockCache() throws {
        try Data().write(to: cache)
    }

    func load(_ name: String) async throws -> Data {
        try await services.images.load(address(name))
    }

    func like(_ name: String, as id: ExactText? = nil) async throws {
        let picture = FeedPicture(id: id ?? ExactText(name), title: "A", photographer: "B", thumbnail: address(name))
        try await services.favorites.like(picture)
    }

    func add(_ name: String) async throws {
        try await services.addedPictures.add(AddImageForm(author: "A", address: address(name).text).validated())
    }

    private func address(_ name: String) -> ExactText { "https://example.com/\(name)" }
}
