import Foundation
import TestSupport
import Testing

@testable import Shared

/// The cache on disk with files that it did not write, or that were changed.
struct ImageFolderTests {
    private let address: ExactText = "https://example.com/a.png"

    @Test
    func `Other programs' files in the cache directory and its image folder are never touched`() async throws {
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
    func `A half-written file is removed after an hour`() async throws {
        let clock = VirtualClock(start: .now)
        let fixture = try ImagesFixture(.disk, clock: clock)
        let drafts = [1, 2].map { fixture.folder.appending(path: "4711-\($0).draft") }
        try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
        try makeFile(at: drafts[0], date: clock.now - 3601)
        try makeFile(at: drafts[1], date: clock.now - 3599)
        fixture.client.answer("/a.png", .body(makeImage()))

        _ = try await fixture.loader.load(address)

        #expect(drafts.map { FileManager.default.fileExists(atPath: $0.path) } == [false, true])
        #expect(try fixture.names().count == 2)
    }

    @Test
    func `A file that another process is writing is not removed to make room`() async throws {
        let clock = VirtualClock(start: .now)
        let fixture = try ImagesFixture(.disk, clock: clock, storeLimit: 1000)
        let draft = fixture.folder.appending(path: "4711-1.draft")
        try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
        try makeFile(at: draft, date: clock.now)
        fixture.client.answer("/a.png", .body(makeImage()))

        _ = try await fixture.loader.load(address)

        #expect(try fixture.names() == [draft.lastPathComponent])
    }

    @Test
    func `A file larger than any image is not read`() async throws {
        let fixture = try ImagesFixture(.disk, clock: VirtualClock(start: .now))
        let key = ImageKey(address: address, network: "live")
        try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
        try ImageFile.content(makeImage(bytes: ImageFile.sizeLimit), key)
            .write(to: fixture.folder.appending(path: ImageFile.name(key)))
        fixture.client.answer("/a.png", .body(makeImage()))

        #expect(try await fixture.loader.load(address) == makeImage())
    }

    @Test(arguments: [0, 10, 130])
    func `An image cut short or changed is loaded again`(length: Int) async throws {
        let one = try await makeFilledFixture()
        let name = try #require(try one.names().first)
        let file = one.folder.appending(path: name)
        try Data(contentsOf: file).prefix(length).write(to: file)

        let other = try ImagesFixture(.disk, directory: one.directory, clock: one.clock)
        other.client.answer("/a.png", .body(makeImage(bytes: 50)))

        #expect(try await other.loader.load(address) == makeImage(bytes: 50))
    }

    @Test(arguments: Intruder.allCases)
    func `A directory in place of an image file is not read, and the image is loaded`(intruder: Intruder) async throws {
        let one = try await makeFilledFixture()
        let file = one.folder.appending(path: try #require(try one.names().first))
        try intruder.replace(file)

        let other = try ImagesFixture(.disk, directory: one.directory, clock: one.clock)
        other.client.answer("/a.png", .body(makeImage(bytes: 50)))

        #expect(try await other.loader.load(address) == makeImage(bytes: 50))
        #expect(try await other.loader.load(address) == makeImage(bytes: 50))
        #expect(other.client.messages == ["/a.png"])
        #expect(try one.names().count == 1)
    }

    @Test
    func `A cache that is deleted while the app runs is filled again`() async throws {
        let fixture = try ImagesFixture(.disk)
        for name in ["a.png", "b.png"] { fixture.client.answer("/\(name)", .body(makeImage())) }
        _ = try await fixture.loader.load(address)

        try FileManager.default.removeItem(at: fixture.cache)
        _ = try await fixture.loader.load("https://example.com/b.png")

        #expect(try fixture.names().count == 1)
    }

    @Test(arguments: [true, false])
    func `A world-writable directory is neither read nor written`(isFolder: Bool) async throws {
        let one = try await makeFilledFixture()
        try setMode(0o777, of: isFolder ? one.folder : one.cache)

        try await expectUnused(one)
    }

    @Test(.enabled(if: geteuid() == 0, "Only root can give a directory away."), arguments: [true, false])
    func `Another user's directory is neither read nor written`(isFolder: Bool) async throws {
        let one = try await makeFilledFixture()
        try #require(chown((isFolder ? one.folder : one.cache).path, 65_534, 65_534) == 0)

        try await expectUnused(one)
    }

    @Test
    func `An image that cannot be stored is shown`() async throws {
        let fixture = try ImagesFixture(.disk)
        try Data("a file in the directory's place".utf8).write(to: fixture.cache)
        fixture.client.answer("/a.png", .body(makeImage()))

        #expect(try await fixture.loader.load(address) == makeImage())
        #expect(try await fixture.loader.load(address) == makeImage())
        #expect(fixture.client.messages == ["/a.png"])
    }

    /// Returns a loader that has stored the image.
    private func makeFilledFixture() async throws -> ImagesFixture {
        let fixture = try ImagesFixture(.disk, clock: VirtualClock(start: .now))
        fixture.client.answer("/a.png", .body(makeImage()))
        _ = try await fixture.loader.load(address)
        return fixture
    }

    /// Expects that another process neither reads nor writes in the directory of `one`.
    private func expectUnused(_ one: ImagesFixture) async throws {
        let other = try ImagesFixture(.disk, directory: one.directory, clock: one.clock)
        for name in ["a.png", "b.png"] { other.client.answer("/\(name)", .body(makeImage(bytes: 50))) }

        #expect(try await other.loader.load(address) == makeImage(bytes: 50))
        #expect(try await other.loader.load("https://example.com/b.png") == makeImage(bytes: 50))
        #expect(try one.names().count == 1)
    }
}

/// An entry that replaces an image's file.
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

/// Creates a file of 1000 bytes with the given date.
private func makeFile(at file: URL, date: Date = Date(timeIntervalSince1970: 0)) throws {
    try Data(count: 1000).write(to: file)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
}
