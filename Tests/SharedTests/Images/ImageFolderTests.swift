import Foundation
import TestSupport
import Testing

@testable import Shared

/// The cache on disk with files that it did not write, or that were changed.
struct ImageFolderTests {
    private let address: ExactText = "https://example.com/a.png"

    @Test func `Other programs' files in the cache directory and its image folder are never touched`() async throws {
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

    @Test func `A file larger than any image is not read`() async throws {
        let fixture = try ImagesFixture(.disk, clock: VirtualClock(start: .now))
        let key = ImageKey(address: address, network: "live")
        try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
        try ImageFile.content(makeImage(bytes: ImageFile.sizeLimit), key)
            .write(to: fixture.folder.appending(path: ImageFile.name(key)))
        fixture.client.answer("/a.png", .body(makeImage()))

        #expect(try await fixture.loader.load(address) == makeImage())
    }

    @Test(arguments: Intruder.allCases)
    func `What is not the whole file of an image is not read, and the image is loaded again`(intruder: Intruder)
        async throws
    {
        let one = try await makeFilledFixture()
        let key = ImageKey(address: address, network: "live")
        try intruder.replace(one.folder.appending(path: ImageFile.name(key)))

        let other = try ImagesFixture(.disk, directory: one.directory, clock: one.clock)
        other.client.answer("/a.png", .body(makeImage(bytes: 50)))

        let images = try await [other.loader.load(address), other.loader.load(address)]
        images.expect([makeImage(bytes: 50), makeImage(bytes: 50)])
        other.client.messages.expect(["/a.png"])
        #expect(try one.names().count == 1)
    }

    @Test
    func `A cache that is deleted while the app runs is filled again, and an image that cannot be stored is shown`()
        async throws
    {
        let fixture = try ImagesFixture(.disk)
        let names = ["a.png", "b.png", "c.png"]
        for name in names { fixture.client.answer("/\(name)", .body(makeImage())) }
        _ = try await fixture.loader.load(address)

        try FileManager.default.removeItem(at: fixture.cache)
        _ = try await fixture.loader.load("https://example.com/b.png")
        #expect(try fixture.names().count == 1)
        try FileManager.default.removeItem(at: fixture.cache)
        try Data("a file in the directory's place".utf8).write(to: fixture.cache)

        for _ in 1...2 { #expect(try await fixture.loader.load("https://example.com/c.png") == makeImage()) }
        fixture.client.messages.expect(names.map { "/\($0)" })
    }

    @Test(arguments: Distrust.testable, [true, false])
    func `A world-writable or another user's directory is neither read nor written`(distrust: Distrust, isFolder: Bool)
        async throws
    {
        let one = try await makeFilledFixture()
        let directory = isFolder ? one.folder : one.cache
        switch distrust {
        case .worldWritable: try setMode(0o777, of: directory)
        case .foreign: try #require(chown(directory.path, 65_534, 65_534) == 0)
        }

        let other = try ImagesFixture(.disk, directory: one.directory, clock: one.clock)
        for name in ["a.png", "b.png"] {
            other.client.answer("/\(name)", .body(makeImage(bytes: 50)))
            #expect(try await other.loader.load("https://example.com/\(name)") == makeImage(bytes: 50))
        }
        #expect(try one.names().count == 1)
    }

    /// Returns a loader that has stored the image.
    private func makeFilledFixture() async throws -> ImagesFixture {
        let fixture = try ImagesFixture(.disk, clock: VirtualClock(start: .now))
        fixture.client.answer("/a.png", .body(makeImage()))
        _ = try await fixture.loader.load(address)
        return fixture
    }
}

/// A reason not to use a directory.
enum Distrust {
    case worldWritable, foreign

    /// Only root can give a directory away.
    static let testable = geteuid() == 0 ? [Distrust.worldWritable, .foreign] : [.worldWritable]
}

/// An entry that replaces an image's file.
enum Intruder: CaseIterable {
    case pipe, directory, brokenLink, linkToAnImage, emptyFile, partOfHeader, partOfImage

    func replace(_ file: URL) throws {
        let moved = file.deletingLastPathComponent().deletingLastPathComponent().appending(path: "moved")
        try FileManager.default.moveItem(at: file, to: moved)
        switch self {
        case .pipe: try #require(mkfifo(file.path, 0o600) == 0)
        case .directory: try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        case .brokenLink: try #require(symlink("/nowhere", file.path) == 0)
        case .linkToAnImage: try #require(symlink(moved.path, file.path) == 0)
        case .emptyFile: try Data().write(to: file)
        case .partOfHeader: try Data(contentsOf: moved).prefix(10).write(to: file)
        case .partOfImage: try Data(contentsOf: moved).prefix(130).write(to: file)
        }
    }
}

/// Creates an old file of 1000 bytes.
private func makeFile(at file: URL) throws {
    try Data(count: 1000).write(to: file)
    let date = Date(timeIntervalSince1970: 0)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
}
