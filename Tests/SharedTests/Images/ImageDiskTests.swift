import Foundation
import TestSupport
import Testing

@testable import Shared

struct ImageDiskTests {
    private let address = "https://example.com/a.png"

    @Test
    func `two processes share what one of them has loaded`() async throws {
        let one = try ImagesFixture()
        let other = try ImagesFixture(directory: one.directory)
        one.client.answer("/a.png", .body(makeImage()))

        _ = try await one.loader.load(address)

        #expect(try await other.loader.load(address) == makeImage())
        #expect(other.client.messages.isEmpty)
    }

    @Test
    func `images are for their owner's eyes, and nothing else is left behind`() async throws {
        let fixture = try ImagesFixture()
        fixture.client.answer("/a.png", .body(makeImage()))

        _ = try await fixture.loader.load(address)

        let names = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
        #expect(names.count == 1)
        #expect(try mode(of: fixture.cache) == 0o700)
        #expect(try mode(of: fixture.folder) == 0o700)
        for name in names { #expect(try mode(of: fixture.folder.appending(path: name)) == 0o600) }
    }

    @Test(arguments: [0, 10, 130])
    func `an image cut short or changed is loaded again`(length: Int) async throws {
        let one = try ImagesFixture()
        one.client.answer("/a.png", .body(makeImage()))
        _ = try await one.loader.load(address)
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: one.folder.path).first)
        let file = one.folder.appending(path: name)
        try Data(contentsOf: file).prefix(length).write(to: file)

        let other = try ImagesFixture(directory: one.directory)
        other.client.answer("/a.png", .body(makeImage(bytes: 50)))

        #expect(try await other.loader.load(address) == makeImage(bytes: 50))
    }

    @Test
    func `networks do not share images, and without one the images are still there`() async throws {
        let fixture = try ImagesFixture(memoryLimit: 0)
        fixture.client.answer("/a.png", .body(makeImage(bytes: 50)), .body(makeImage(bytes: 60)))
        fixture.connection.network = .sample

        let sample = try await fixture.loader.load(address)
        fixture.connection.network = .live
        let live = try await fixture.loader.load(address)
        fixture.connection.network = .offline
        let offline = try await fixture.loader.load(address)

        #expect([sample, live, offline].map(\.count) == [50, 60, 60])
        #expect(fixture.client.messages.count == 2)
    }

    @Test
    func `a start without a network finds the images on disk, another network does not`() async throws {
        let before = try ImagesFixture()
        before.connection.network = .sample
        before.client.answer("/a.png", .body(makeImage(bytes: 50)))
        _ = try await before.loader.load(address)

        let after = try ImagesFixture(directory: before.directory)
        after.client.answer("/a.png", .body(makeImage(bytes: 60)))
        after.connection.network = .offline
        let offline = try await after.loader.load(address)
        after.connection.network = .live
        let live = try await after.loader.load(address)

        #expect([offline, live].map(\.count) == [50, 60])
        #expect(after.client.messages == ["/a.png"])
    }

    @Test
    func `what another network left is shown without one, and no longer when the network is back`() async throws {
        let before = try ImagesFixture()
        before.connection.network = .sample
        before.client.answer("/a.png", .body(makeImage(bytes: 50)))
        _ = try await before.loader.load(address)

        let after = try ImagesFixture(directory: before.directory)
        after.client.answer("/a.png", .failure(.notFound), .body(makeImage(bytes: 60)))
        await #expect(throws: ServiceError.notFound) { try await after.loader.load(address) }
        after.connection.network = .offline
        let offline = try await after.loader.load(address)
        after.connection.network = .live
        await #expect(throws: ServiceError.notFound) { try await after.loader.load(address) }
        await after.clock.advance(by: .seconds(30))
        let live = try await after.loader.load(address)

        #expect([offline, live].map(\.count) == [50, 60])
    }

    @Test
    func `what comes while the network changes is kept for neither`() async throws {
        let fixture = try ImagesFixture()
        fixture.client.answer("/a.png", .body(makeImage(), after: .seconds(1)))
        let asker = start(fixture.clock) { try await fixture.loader.load(address) }
        await fixture.clock.settle()

        fixture.connection.network = .sample
        await fixture.clock.advance(by: .seconds(1))
        let image = try await asker.value
        let other = try ImagesFixture(directory: fixture.directory)
        other.connection.network = .offline
        other.client.answer("/a.png", .failure(.noConnection))

        #expect(image == makeImage())
        await #expect(throws: ServiceError.noConnection) { try await other.loader.load(address) }
    }

    @Test
    func `an image of the largest size is kept`() async throws {
        let fixture = try ImagesFixture(memoryLimit: 0, diskLimit: 100_000_000)
        fixture.client.answer("/a.png", .body(makeImage(bytes: 10_000_000)))

        _ = try await fixture.loader.load(address)
        let image = try await fixture.loader.load(address)

        #expect(image.count == 10_000_000)
        #expect(fixture.client.messages == ["/a.png"])
    }

    @Test
    func `images older than a week are loaded again`() async throws {
        let fixture = try ImagesFixture(memoryLimit: 0)
        fixture.client.answer("/a.png", .body(makeImage()))
        _ = try await fixture.loader.load(address)

        await fixture.clock.advance(by: .seconds(7 * 24 * 60 * 60 - 1))
        _ = try await fixture.loader.load(address)
        let requestsBefore = fixture.client.messages.count
        await fixture.clock.advance(by: .seconds(1))
        _ = try await fixture.loader.load(address)

        #expect(requestsBefore == 1)
        #expect(fixture.client.messages.count == 2)
    }

    @Test
    func `the directory keeps to its limit and lets go of the oldest`() async throws {
        let fixture = try ImagesFixture(memoryLimit: 0, diskLimit: 10_000)
        for name in 0..<50 {
            fixture.client.answer("/\(name)", .body(makeImage(bytes: 900)))
            _ = try await fixture.loader.load("https://example.com/\(name)")
            await fixture.clock.advance(by: .seconds(1))
            #expect(try fixture.cachedBytes().reduce(0, +) <= 10_000)
        }

        _ = try await fixture.loader.load("https://example.com/49")
        _ = try await fixture.loader.load("https://example.com/0")

        #expect(fixture.client.messages.suffix(2) == ["/49", "/0"])
    }

    @Test
    func `files of others in the cache directory and in its folder of images are never touched`() async throws {
        let fixture = try ImagesFixture(diskLimit: 10_000)
        let others = [
            fixture.cache.appending(path: "arch-demo.sqlite"), fixture.cache.appending(path: "session"),
            fixture.folder.appending(path: "notes.txt"), fixture.folder.appending(path: "0123456789abcdef.png"),
            fixture.folder.appending(path: ".hidden"), fixture.folder.appending(path: "holiday.image"),
        ]
        try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
        for file in others { try makeOldFile(at: file) }
        fixture.client.answer("/a.png", .body(makeImage()))

        _ = try await fixture.loader.load(address)

        for file in others { #expect(try Data(contentsOf: file).count == 1000, "\(file.lastPathComponent)") }
    }

    @Test
    func `where nothing can be written, images are shown all the same`() async throws {
        let fixture = try ImagesFixture()
        try Data("a file in the directory's place".utf8).write(to: fixture.cache)
        fixture.client.answer("/a.png", .body(makeImage()))

        #expect(try await fixture.loader.load(address) == makeImage())
        #expect(try await fixture.loader.load(address) == makeImage())
        #expect(fixture.client.messages == ["/a.png"])
    }
}

/// A file of 1000 bytes that was written in 1970.
private func makeOldFile(at file: URL) throws {
    try Data(count: 1000).write(to: file)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: file.path)
}
