import Foundation
import TestSupport
import Testing

@testable import Shared

struct ImageLoaderTests {
    private let address: ExactText = "https://example.com/a.png"

    @Test
    func `Fifty loads of one image at once send one request, which a canceled one of them leaves running`() async throws
    {
        let fixture = try ImagesFixture()
        fixture.client.answer("/a.png", .body(makeImage(), after: .seconds(2)))
        let first = start(fixture.clock) { try await fixture.loader.load(address) }
        await fixture.clock.advance(by: .seconds(1))
        let waiters = (1..<50).map { _ in start(fixture.clock) { try await fixture.loader.load(address) } }
        await fixture.clock.settle()

        first.cancel()
        await fixture.clock.advance(by: .seconds(1))

        await #expect(throws: CancellationError.self) { try await first.value }
        for waiter in waiters { #expect(try await waiter.value == makeImage()) }
        fixture.client.messages.expect(["/a.png"])
        #expect(fixture.client.cancellations == 0)
    }

    @Test func `A request whose loads are all canceled is canceled, and a later load sends another`() async throws {
        let fixture = try ImagesFixture()
        fixture.client.answer("/a.png", .body(makeImage(), after: .seconds(2)))
        let waiters = (0..<2).map { _ in start(fixture.clock) { try await fixture.loader.load(address) } }
        await fixture.clock.advance(by: .seconds(1))

        for waiter in waiters { waiter.cancel() }
        await fixture.clock.settle()
        let later = start(fixture.clock) { try await fixture.loader.load(address) }
        await fixture.clock.advance(by: .seconds(2))

        #expect(try await later.value == makeImage())
        #expect(fixture.client.cancellations == 1)
        fixture.client.messages.expect(["/a.png", "/a.png"])
    }

    @Test(arguments: [Connection.Network.live, .offline], [ServiceError.notFound, .noConnection])
    func `A failure is remembered for half a minute, for its own network`(
        network: Connection.Network,
        error: ServiceError
    ) async throws {
        let fixture = try ImagesFixture()
        fixture.client.answer("/a.png", .failure(error), .failure(error), .body(makeImage()))
        fixture.connection.network = network

        await #expect(throws: error) { try await fixture.loader.load(address) }
        await fixture.clock.advance(by: .milliseconds(29_999))
        await #expect(throws: error) { try await fixture.loader.load(address) }
        #expect(fixture.client.messages.count == 1)
        await fixture.clock.advance(by: .milliseconds(1))
        await #expect(throws: error) { try await fixture.loader.load(address) }
        #expect(fixture.client.messages.count == 2)

        fixture.connection.network = .sample
        #expect(try await fixture.loader.load(address) == makeImage())
    }

    @Test func `An image that was found ends the memory of a failure`() async throws {
        let fixture = try ImagesFixture(memoryLimit: 0)
        let other = try ImagesFixture(directory: fixture.directory, clock: fixture.clock)
        fixture.client.answer("/a.png", .failure(.notFound), .body(makeImage()))
        other.client.answer("/a.png", .body(makeImage()))

        await #expect(throws: ServiceError.notFound) { try await fixture.loader.load(address) }
        _ = try await other.loader.load(address)
        _ = try await fixture.loader.load(address)
        try FileManager.default.removeItem(at: fixture.cache)

        #expect(try await fixture.loader.load(address) == makeImage())
    }

    @Test(arguments: ["<html>", "", "GIF", "GIF89a", "RIFF\u{4}\0\0\0WAVE"])
    func `Data that is not a whole image is rejected`(body: String) async throws {
        let fixture = try ImagesFixture()
        fixture.client.answer("/a.png", .json(body), .body(makeImage()))

        await #expect(throws: ServiceError.unexpected) { try await fixture.loader.load(address) }

        await fixture.clock.advance(by: .seconds(30))
        #expect(try await fixture.loader.load(address) == makeImage())
    }

    @Test(arguments: [
        "", "a.png", "file:///etc/passwd", "data:image/png;base64,AA", "ftp://example.com/a.png",
        "http://exa mple.com/a.png", "http://[::1]/a.png", "http://ann@example.com/a b.png", "http:// /a.png",
    ])
    func `An address that is no web address sends no request`(address: ExactText) async throws {
        let fixture = try ImagesFixture()

        await #expect(throws: ServiceError.unexpected) { try await fixture.loader.load(address) }
        #expect(fixture.client.messages.isEmpty)
    }

    @Test(
        arguments: [
            ("a b.png", "/a%20b.png"), ("a%20b c?d=%41 e", "/a%20b%20c?d=%41%20e"), ("100%/%zz", "/100%25/%25zz"),
            ("a|b^c{d}\"<e>`\\", "/a%7Cb%5Ec%7Bd%7D%22%3Ce%3E%60%5C"), ("a[1]?b[]=c", "/a%5B1%5D?b%5B%5D=c"),
            ("日本?q=ü x", "/%E6%97%A5%E6%9C%AC?q=%C3%BC%20x"), ("a b#c d#e", "/a%20b"),
            ("a\u{A0}b\u{1}", "/a%C2%A0b%01"),
            ("(a);b,c:d@e!$&'*+=~", "/(a);b,c:d@e!$&'*+=~"), ("a.png \n", "/a.png"),
        ])
    func `An address with characters that browsers encode is requested as they do`(name: String, target: String)
        async throws
    {
        let fixture = try ImagesFixture()
        fixture.client.answer(target, .body(makeImage()))

        #expect(try await fixture.loader.load("https://example.com/\(name)") == makeImage())

        fixture.client.messages.expect([target])
    }

    @Test func `A failure is remembered for half a minute even if the date is set back meanwhile`() async throws {
        let clock = SettableClock()
        let client = ScriptedClient(clock: clock)
        client.answer("/a.png", .failure(.notFound), .body(makeImage()))
        let store = ImageStore(database: try .inMemory(), cache: ImageCache(clock: clock))
        let loader = CachingImageLoader(
            client: client,
            store: store,
            clock: clock,
            activity: clock.clock.activity,
            connection: Connection(.live)
        )
        await #expect(throws: ServiceError.notFound) { try await loader.load(address) }

        clock.setDate(forwardBy: .seconds(-3600))
        await clock.clock.advance(by: .seconds(30))

        #expect(try await loader.load(address) == makeImage())
    }

    @Test func `By default up to 50 MB are kept in memory`() async throws {
        let fixture = try ImagesFixture()
        for name in 1...6 { fixture.client.answer("/\(name)", .body(makeImage(bytes: 10_000_000))) }

        for name in 1...5 { _ = try await fixture.loader.load("https://example.com/\(name)") }
        let full = await fixture.loader.memoryUse
        _ = try await fixture.loader.load("https://example.com/6")

        #expect(full == 50_000_000)
        #expect(await fixture.loader.memoryUse < full)
    }

    @Test(arguments: [0, 1_000_000])
    func `Addresses that differ only in their bytes have an image each`(memoryLimit: Int) async throws {
        let fixture = try ImagesFixture(memoryLimit: memoryLimit)
        fixture.client.answer("/%C3%A9", .body(makeImage(bytes: 50)))
        fixture.client.answer("/e%CC%81", .body(makeImage(bytes: 60)))

        var counts: [Int] = []
        for name in ["\u{E9}", "e\u{301}", "\u{E9}", "e\u{301}"] {
            counts.append(try await fixture.loader.load("https://example.com/\(name)").count)
        }

        counts.expect([50, 60, 50, 60])
        fixture.client.messages.expect(["/%C3%A9", "/e%CC%81"])
    }

    @Test func `An image of another network is shown offline, and not when the network is back`() async throws {
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

        [offline, live].map(\.count).expect([50, 60])
    }

    @Test func `An image loaded while the network changes is stored for neither`() async throws {
        let fixture = try ImagesFixture()
        fixture.client.answer("/a.png", .body(makeImage(), after: .seconds(1)))
        let waiter = start(fixture.clock) { try await fixture.loader.load(address) }
        await fixture.clock.settle()

        fixture.connection.network = .sample
        await fixture.clock.advance(by: .seconds(1))
        let image = try await waiter.value
        let other = try ImagesFixture(directory: fixture.directory)
        other.connection.network = .offline
        other.client.answer("/a.png", .failure(.noConnection))

        #expect(image == makeImage())
        await #expect(throws: ServiceError.noConnection) { try await other.loader.load(address) }
    }

    @Test(arguments: CacheObstacle.testable)
    func `A cache that cannot be used is left alone, and images are loaded once all the same`(obstacle: CacheObstacle)
        async throws
    {
        let fixture = try ImagesFixture()
        let remaining = try obstacle.place(at: fixture.cache)
        for name in ["a.png", "b.png"] { fixture.client.answer("/\(name)", .body(makeImage())) }

        for name in ["a.png", "b.png", "a.png"] {
            #expect(try await fixture.loader.load("https://example.com/\(name)") == makeImage())
        }

        fixture.client.messages.expect(["/a.png", "/b.png"])
        #expect(try remaining())
    }
}

/// What keeps a cache from being used.
enum CacheObstacle: CaseIterable {
    case worldWritable, foreign, file, pipe, directory, link, laterVersion, locked, lockedDirectory

    /// Only root can give a directory away.
    static let testable = geteuid() == 0 ? allCases : allCases.filter { $0 != .foreign }

    /// Puts the obstacle into the way of a cache in `cache`; returns what checks that it is unchanged.
    func place(at cache: URL) throws -> () throws -> Bool {
        let database = cache.appending(path: "images.sqlite")
        func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: cache.path) }
        if self != .file { try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true) }
        switch self {
        case .worldWritable: try setMode(0o777, of: cache)
        case .foreign: try #require(chown(cache.path, 65_534, 65_534) == 0)
        case .file:
            try Data("a file in the directory's place".utf8).write(to: cache)
            return { try Data(contentsOf: cache).count == 31 }
        case .pipe: try #require(mkfifo(database.path, 0o600) == 0)
        case .directory: try FileManager.default.createDirectory(at: database, withIntermediateDirectories: false)
        case .link: try #require(symlink("/nowhere", database.path) == 0)
        case .laterVersion:
            let connection = try SQLiteConnection(path: database.path)
            try connection.execute("CREATE TABLE t (x); PRAGMA user_version = 99;")
            return { try connection.rows("PRAGMA user_version") { $0.integer(0) } == [99] }
        case .locked:
            let connection = try SQLiteConnection(path: database.path)
            try connection.execute("CREATE TABLE t (x); BEGIN EXCLUSIVE;")
            return { try connection.rows("SELECT name FROM sqlite_master") { $0.text(0) } == ["t"] }
        case .lockedDirectory:
            let lock = HeldLock(of: cache)
            return { try withExtendedLifetime(lock) { try names() } == [] }
        }
        let before = try names()
        return { try names() == before }
    }
}
