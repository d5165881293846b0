import Foundation
import TestSupport
import Testing

@testable import Shared

struct ImageDiskTests {
    private let address = "https://example.com/a.png"

    @Test
    func `two processes share what one of them has loaded`() async throws {
        let one = try ImagesFixture(.disk)
        let other = try ImagesFixture(.disk, directory: one.directory)
        one.client.answer("/a.png", .body(makeImage()))

        _ = try await one.loader.load(address)

        #expect(try await other.loader.load(address) == makeImage())
        #expect(other.client.messages.isEmpty)
    }

    @Test
    func `images are for their owner's eyes, and nothing else is left behind`() async throws {
        let fixture = try ImagesFixture(.disk)
        fixture.client.answer("/a.png", .body(makeImage()))

        _ = try await fixture.loader.load(address)

        let names = try fixture.names()
        #expect(names.count == 1)
        #expect(try mode(of: fixture.cache) == 0o700)
        #expect(try mode(of: fixture.folder) == 0o700)
        for name in names { #expect(try mode(of: fixture.folder.appending(path: name)) == 0o600) }
    }

    @Test(arguments: [0, 10, 130])
    func `an image cut short or changed is loaded again`(length: Int) async throws {
        let clock = VirtualClock(start: .now)
        let one = try ImagesFixture(.disk, clock: clock)
        one.client.answer("/a.png", .body(makeImage()))
        _ = try await one.loader.load(address)
        let name = try #require(try one.names().first)
        let file = one.folder.appending(path: name)
        try Data(contentsOf: file).prefix(length).write(to: file)

        let other = try ImagesFixture(.disk, directory: one.directory, clock: clock)
        other.client.answer("/a.png", .body(makeImage(bytes: 50)))

        #expect(try await other.loader.load(address) == makeImage(bytes: 50))
    }

    @Test
    func `a start without a network finds the images on disk, another network does not`() async throws {
        let before = try ImagesFixture(.disk)
        before.connection.network = .sample
        before.client.answer("/a.png", .body(makeImage(bytes: 50)))
        _ = try await before.loader.load(address)

        let after = try ImagesFixture(.disk, directory: before.directory)
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
        let before = try ImagesFixture(.disk)
        before.connection.network = .sample
        before.client.answer("/a.png", .body(makeImage(bytes: 50)))
        _ = try await before.loader.load(address)

        let after = try ImagesFixture(.disk, directory: before.directory)
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
        let fixture = try ImagesFixture(.disk)
        fixture.client.answer("/a.png", .body(makeImage(), after: .seconds(1)))
        let asker = start(fixture.clock) { try await fixture.loader.load(address) }
        await fixture.clock.settle()

        fixture.connection.network = .sample
        await fixture.clock.advance(by: .seconds(1))
        let image = try await asker.value
        let other = try ImagesFixture(.disk, directory: fixture.directory)
        other.connection.network = .offline
        other.client.answer("/a.png", .failure(.noConnection))

        #expect(image == makeImage())
        await #expect(throws: ServiceError.noConnection) { try await other.loader.load(address) }
    }

    @Test
    func `the directory keeps to its limit and lets go of the oldest`() async throws {
        let fixture = try ImagesFixture(.disk, memoryLimit: 0, storeLimit: 10_000)
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
        let fixture = try ImagesFixture(.disk, storeLimit: 10_000)
        let others = [
            fixture.cache.appending(path: "arch-demo.sqlite"), fixture.cache.appending(path: "session"),
            fixture.folder.appending(path: "notes.txt"), fixture.folder.appending(path: "0123456789abcdef.png"),
            fixture.folder.appending(path: ".hidden"), fixture.folder.appending(path: "holiday.image"),
        ]
        try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
        for file in others { try makeFile(at: file) }
        fixture.client.answer("/a.png", .body(makeImage()))

        _ = try await fixture.loader.load(address)

        for file in others { #expect(try Data(contentsOf: file).count == 1000, "\(file.lastPathComponent)") }
    }

    @Test
    func `what a kill left of a file that was being written is removed after an hour`() async throws {
        let clock = VirtualClock(start: .now)
        let fixture = try ImagesFixture(.disk, clock: clock)
        let drafts = [UUID(), UUID()].map { fixture.folder.appending(path: "\($0.uuidString).draft") }
        try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
        try makeFile(at: drafts[0], date: clock.now - 3601)
        try makeFile(at: drafts[1], date: clock.now - 3599)
        fixture.client.answer("/a.png", .body(makeImage()))

        _ = try await fixture.loader.load(address)

        #expect(drafts.map { FileManager.default.fileExists(atPath: $0.path) } == [false, true])
        #expect(try fixture.names().count == 2)
    }

    @Test
    func `a file larger than any image is not read`() async throws {
        let fixture = try ImagesFixture(.disk, clock: VirtualClock(start: .now))
        let key = ImageKey(address: address, network: "live")
        try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
        try ImageFile.content(makeImage(bytes: ImageFile.sizeLimit), key)
            .write(to: fixture.folder.appending(path: ImageFile.name(key)))
        fixture.client.answer("/a.png", .body(makeImage()))

        #expect(try await fixture.loader.load(address) == makeImage())
    }

    @Test(arguments: Intruder.allCases)
    func `what is no file in an image's place is not read, and the image is shown`(intruder: Intruder) async throws {
        let clock = VirtualClock(start: .now)
        let one = try ImagesFixture(.disk, clock: clock)
        one.client.answer("/a.png", .body(makeImage()))
        _ = try await one.loader.load(address)
        let file = one.folder.appending(path: try #require(try one.names().first))
        try intruder.replace(file)

        let other = try ImagesFixture(.disk, directory: one.directory, clock: clock)
        other.client.answer("/a.png", .body(makeImage(bytes: 50)))

        #expect(try await other.loader.load(address) == makeImage(bytes: 50))
        #expect(try await other.loader.load(address) == makeImage(bytes: 50))
        #expect(other.client.messages == ["/a.png"])
        #expect(try one.names().count == 1)
    }

    @Test
    func `a cache that is deleted while the app runs is filled anew`() async throws {
        let fixture = try ImagesFixture(.disk)
        for name in ["a.png", "b.png"] { fixture.client.answer("/\(name)", .body(makeImage())) }
        _ = try await fixture.loader.load(address)

        try FileManager.default.removeItem(at: fixture.cache)
        _ = try await fixture.loader.load("https://example.com/b.png")

        #expect(try fixture.names().count == 1)
    }

    @Test
    func `where nothing can be written, images are shown all the same`() async throws {
        let fixture = try ImagesFixture(.disk)
        try Data("a file in the directory's place".utf8).write(to: fixture.cache)
        fixture.client.answer("/a.png", .body(makeImage()))

        #expect(try await fixture.loader.load(address) == makeImage())
        #expect(try await fixture.loader.load(address) == makeImage())
        #expect(fixture.client.messages == ["/a.png"])
    }
}

/// What stands in the place of an image's file.
enum Intruder: CaseIterable {
    case pipe, directory, brokenLink, linkToAnImage

    func replace(_ file: URL) throws {
        let moved = file.deletingLastPathComponent().deletingLastPathComponent().appending(path: "moved")
        try FileManager.default.moveItem(at: file, to: moved)
        switch self {
        case .pipe: try #require(mkfifo(file.path, 0o600) == 0)
        case .directory: try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        case .brokenLink: try #require(symlink("/nowhere", file.path) == 0)
        case .linkToAnImage: try #require(symlink(moved.path, file.path) == 0)
        }
    }
}

/// A file of 1000 bytes that was written on that date.
private func makeFile(at file: URL, date: Date = Date(timeIntervalSince1970: 0)) throws {
    try Data(count: 1000).write(to: file)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
}
