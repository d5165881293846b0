import Foundation
import TestSupport
import Testing

@testable import Shared

/// The behavior that the image caches in memory and on disk share.
struct ImageStoreTests {
    private let address: ExactText = "https://example.com/a.png"

    @Test(arguments: ImagesFixture.Storage.allCases)
    func `Networks do not share images, and without one the images are still there`(
        storage: ImagesFixture.Storage
    ) async throws {
        let fixture = try ImagesFixture(storage, memoryLimit: 0)
        fixture.client.answer("/a.png", .body(makeImage(bytes: 50)), .body(makeImage(bytes: 60)))
        fixture.connection.network = .sample

        let sample = try await fixture.loader.load(address)
        fixture.connection.network = .live
        let live = try await fixture.loader.load(address)
        fixture.connection.network = .offline
        let offline = try await fixture.loader.load(address)

        [sample, live, offline].map(\.count).expect([50, 60, 60])
        #expect(fixture.client.messages.count == 2)
    }

    @Test(arguments: ImagesFixture.Storage.allCases, [0, 1_000_000])
    func `Addresses that differ only in their bytes have an image each`(
        storage: ImagesFixture.Storage,
        memoryLimit: Int
    ) async throws {
        let fixture = try ImagesFixture(storage, memoryLimit: memoryLimit)
        fixture.client.answer("/%C3%A9", .body(makeImage(bytes: 50)))
        fixture.client.answer("/e%CC%81", .body(makeImage(bytes: 60)))

        var counts: [Int] = []
        for name in ["\u{E9}", "e\u{301}", "\u{E9}", "e\u{301}"] {
            counts.append(try await fixture.loader.load("https://example.com/\(name)").count)
        }

        counts.expect([50, 60, 50, 60])
        fixture.client.messages.expect(["/%C3%A9", "/e%CC%81"])
    }

    @Test(arguments: ImagesFixture.Storage.allCases)
    func `Images older than a week are loaded again`(storage: ImagesFixture.Storage) async throws {
        let fixture = try ImagesFixture(storage, memoryLimit: 0)
        fixture.client.answer("/a.png", .body(makeImage()))
        _ = try await fixture.loader.load(address)
        let week = 7 * 24 * 60 * 60

        await fixture.clock.advance(by: .seconds(week - 1))
        _ = try await fixture.loader.load(address)
        let requestsBefore = fixture.client.messages.count
        await fixture.clock.advance(by: .seconds(1))
        _ = try await fixture.loader.load(address)

        #expect(requestsBefore == 1)
        #expect(fixture.client.messages.count == 2)
    }

    @Test(arguments: ImagesFixture.Storage.allCases, [10_000_000, 10_000_001])
    func `An image is stored up to 10 MB`(storage: ImagesFixture.Storage, bytes: Int) async throws {
        let fixture = try ImagesFixture(storage, memoryLimit: 0)
        fixture.client.answer("/a.png", .body(makeImage(bytes: bytes)))

        let first = try await fixture.loader.load(address)
        let second = try await fixture.loader.load(address)

        [first, second].map(\.count).expect([bytes, bytes])
        #expect(fixture.client.messages.count == (bytes > 10_000_000 ? 2 : 1))
    }

    @Test(arguments: [(.memory, 10_000), (.disk, 10_000), (.memory, nil)] as [(ImagesFixture.Storage, Int?)])
    func `Images beyond the limit, by default 100 MB, replace the oldest`(
        storage: ImagesFixture.Storage,
        limit: Int?
    ) async throws {
        let fixture = try ImagesFixture(storage, memoryLimit: 0, storeLimit: limit)
        let image = makeImage(bytes: (limit ?? 100_000_000) / 100 * 9)
        for name in 0..<20 {
            fixture.client.answer("/\(name)", .body(image))
            _ = try await fixture.loader.load("https://example.com/\(name)")
            await fixture.clock.advance(by: .seconds(1))
            if storage == .disk { #expect(try fixture.cachedBytes().reduce(0, +) <= 10_000) }
        }

        for name in [19, 12, 0] { _ = try await fixture.loader.load("https://example.com/\(name)") }

        fixture.client.messages.dropFirst(20).expect(["/0"])
    }
}
